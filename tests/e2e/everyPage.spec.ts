import type {Page} from '@playwright/test';

import {routes} from '../../src/data/routes';
import {DEFAULT_LOCALE} from '../../src/language/locales';
import {violations} from '../support/axe';
import {ALL_PAGES, CODES, inLocale, SAMPLE_PAGES} from '../support/pages';
import {hydrated, overflow, shiftSoFar, wholePage} from '../support/visit';
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
// the width by CSS alone.
async function checkPage(page: Page, path: string, audited = [PHONE, DESKTOP]): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await hydrated(page);
  await readThrough(page);
  expect(await shiftSoFar(page), `${path} jumps`).toBeLessThan(0.02);
  await wholePage(page);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    if (audited.includes(size))
      expect(await violations(page), `${path} at ${size.width} px`).toEqual([]);
    await expectFits(page, path);
  }
  await page.setViewportSize(NARROWEST);
  await expectFits(page, path);
}

test('a link in a text that looks like the text around it is found', async ({page}) => {
  await page.goto(routes.contact);
  await hydrated(page);
  const link = page.locator(`form p a[href="${routes.privacyPolicy}"]`);
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await link.evaluate(({style}) => (style.textDecoration = 'none'));
  expect(await violations(page)).toEqual([expect.stringMatching(/^link-in-text-block: [^|]*$/)]);
});

const sample = ALL_PAGES.filter((route) => SAMPLE_PAGES.includes(route));
const others = ALL_PAGES.filter((route) => !SAMPLE_PAGES.includes(route));

/** Every other route, so that two workers share the slow ones. */
const halvesOf = (routes: string[]): string[][] =>
  [0, 1].map((half) => routes.filter((_, at) => at % 2 === half));

for (const [half, routes] of halvesOf(sample).entries()) {
  test(`a page of each kind is accessible, fits and does not jump, half ${half}`, async ({
    page,
  }) => {
    test.slow();
    for (const route of routes) await checkPage(page, route);
  });
}

for (const [half, routes] of halvesOf(others).entries()) {
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
      for (const route of sample) await checkPage(page, inLocale(code, route), [PHONE]);
      expect(consoleErrors).toEqual([]);
      const unknown = inLocale(code, '/no-such-page');
      await checkPage(page, unknown, [PHONE]);
      // The 404 page logs the requested URL, and so does the browser.
      expect(consoleErrors.splice(0)).toEqual([
        expect.stringContaining('404 (Not Found)'),
        expect.stringContaining(unknown),
      ]);
    });

    test('every other page fits @full', async ({page}) => {
      test.setTimeout(240_000);
      for (const route of others) {
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
