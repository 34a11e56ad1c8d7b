import type {Page} from '@playwright/test';

import {ALL_PAGES, ARTICLE_SLUGS, CODES, inLocale, SAMPLE_PAGES} from '../support/pages';
import {expect, test} from './fixtures';

/** Sum of the layout shifts until the page has been read to its end. */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.goto(path, {waitUntil: 'networkidle'});
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  return shiftSoFar(page);
}

const shiftSoFar = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) total += entry.value;
          }
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(total), 150);
      }),
  );

test.use({viewport: {width: 360, height: 640}});

test('nothing jumps on a page of each kind', async ({page}) => {
  test.slow();
  for (const route of SAMPLE_PAGES)
    expect(await layoutShift(page, route), route).toBeLessThan(0.02);
});

test.describe('on a first visit', () => {
  test.use({savedLanguage: null});

  test('the picker does not jump when the page that was asked for is offered', async ({page}) => {
    await page.goto(inLocale('en', `/knowledge-center/${ARTICLE_SLUGS[1]}`), {
      waitUntil: 'commit',
    });
    await page.waitForURL('/language');
    await expect(page.getByRole('main').getByRole('link')).toBeVisible();
    expect(await shiftSoFar(page)).toBeLessThan(0.02);
  });
});

for (const code of CODES) {
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});
    test('nothing jumps on any page @full', async ({page}) => {
      test.setTimeout(240_000);
      for (const route of ALL_PAGES) {
        expect(await layoutShift(page, inLocale(code, route)), route).toBeLessThan(0.02);
      }
    });
  });
}
