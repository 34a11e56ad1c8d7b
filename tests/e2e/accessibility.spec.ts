import type {Page} from '@playwright/test';

import {violations} from '../support/axe';
import {ALL_PAGES, CODES, inLocale, SAMPLE_PAGES} from '../support/pages';
import {overflow} from '../support/visit';
import {expect, test} from './fixtures';

const WIDTHS = [
  {name: 'phone', width: 360, height: 740},
  {name: 'desktop', width: 1440, height: 900},
];

async function checkPages(page: Page, paths: string[]): Promise<void> {
  // Check contrast after the entrance animation.
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of paths) {
    await page.goto(path);
    expect(await violations(page), path).toEqual([]);
    expect(await overflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

for (const {name, width, height} of WIDTHS) {
  test.describe(`on a ${name}`, () => {
    test.use({viewport: {width, height}});

    test('axe finds nothing on a page of each kind in English', async ({page}) => {
      test.slow();
      await checkPages(page, SAMPLE_PAGES);
    });
  });
}

for (const code of CODES) {
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});
    for (const {name, width, height} of WIDTHS) {
      test(`axe finds nothing on any page on a ${name} @full`, async ({page, consoleErrors}) => {
        test.setTimeout(240_000);
        await page.setViewportSize({width, height});
        await checkPages(
          page,
          [...ALL_PAGES, '/no-such-page'].map((route) => inLocale(code, route)),
        );
        // The 404 page logs the requested URL, and so does the browser.
        expect(consoleErrors.splice(0)).toEqual([
          expect.stringContaining('404 (Not Found)'),
          expect.stringContaining(inLocale(code, '/no-such-page')),
        ]);
      });
    }

    test(`no page loses anything at 320 px @full`, async ({page}) => {
      test.setTimeout(240_000);
      await page.setViewportSize({width: 320, height: 640});
      for (const route of ALL_PAGES) {
        await page.goto(inLocale(code, route));
        expect(await overflow(page), `${route} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });
  });
}
