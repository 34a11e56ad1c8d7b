import type {Page} from '@playwright/test';

import {DEFAULT_LOCALE} from '../../src/language/locales';
import {violations} from '../support/axe';
import {withoutEdges} from '../support/forcedColors';
import {CODES, inLocale, OTHER_PAGES, SAMPLE_PAGES} from '../support/pages';
import {GUESS, hydrated, lengthOf, overflow, shiftSoFar, wholePage} from '../support/visit';
import {expect, test} from './fixtures';

const PHONE = {width: 360, height: 640};
const NARROWEST = {width: 320, height: 640};
const DESKTOP = {width: 1440, height: 900};

test.use({viewport: PHONE});

/** Scrolls to the end of the page and back. */
const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await frames();
    }
    window.scrollTo({top: 0, behavior: 'instant'});
    await frames();
  });

/** Expects no sideways scrolling at the present width. */
async function expectFits(page: Page, path: string): Promise<void> {
  const {width} = page.viewportSize()!;
  expect(await overflow(page), `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
}

// Loading takes longest, so each page loads once, on a phone, for all checks. The layout depends on
// the width by CSS alone. Colors and guessed lengths are alike in all languages.
async function checkPage(page: Page, path: string, isEnglish = true): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  const guessed = await lengthOf(page);
  await hydrated(page);
  await readThrough(page);
  expect(await shiftSoFar(page), `${path} jumps`).toBeLessThan(0.02);
  await wholePage(page);
  const wrong = Math.abs(guessed / (await lengthOf(page)) - 1);
  if (isEnglish) expect(wrong, `${path}: its length was guessed`).toBeLessThanOrEqual(GUESS);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    if (isEnglish || size === PHONE)
      expect(await violations(page), `${path} at ${size.width} px`).toEqual([]);
    await expectFits(page, path);
  }
  if (isEnglish) expect(await withoutEdges(page), `${path} in forced colors`).toEqual([]);
  await page.setViewportSize(NARROWEST);
  await expectFits(page, path);
}

/** Every other route, so that two workers share the slow ones. */
const halvesOf = (routes: string[]): string[][] =>
  [0, 1].map((half) => routes.filter((_, at) => at % 2 === half));

for (const [half, routes] of halvesOf(SAMPLE_PAGES).entries()) {
  test(`a page of each kind is accessible, fits and does not jump, half ${half}`, async ({
    page,
  }) => {
    test.slow();
    for (const route of routes) await checkPage(page, route);
  });
}

for (const [half, routes] of halvesOf(OTHER_PAGES).entries()) {
  test(`every other page is accessible, fits and does not jump, half ${half} @full`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const route of routes) await checkPage(page, route);
  });
}

for (const code of CODES.filter((other) => other !== DEFAULT_LOCALE)) {
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});

    // A page has the same markup in every language: one of each kind, audited at one width, shows
    // what a script changes.
    test('a page of each kind is accessible, fits and does not jump @full', async ({
      page,
      consoleErrors,
    }) => {
      test.setTimeout(240_000);
      for (const route of SAMPLE_PAGES) await checkPage(page, inLocale(code, route), false);
      expect(consoleErrors).toEqual([]);
      const unknown = inLocale(code, '/no-such-page');
      await checkPage(page, unknown, false);
      // The 404 page logs the requested URL, and so does the browser.
      expect(consoleErrors.splice(0)).toEqual([
        expect.stringContaining('404 (Not Found)'),
        expect.stringContaining(unknown),
      ]);
    });

    test('every other page fits @full', async ({page}) => {
      test.setTimeout(240_000);
      for (const route of OTHER_PAGES) {
        await page.goto(inLocale(code, route));
        await page.evaluate(() => document.fonts.ready);
        await wholePage(page);
        for (const size of [NARROWEST, PHONE, DESKTOP]) {
          await page.setViewportSize(size);
          await expectFits(page, inLocale(code, route));
        }
      }
    });
  });
}
