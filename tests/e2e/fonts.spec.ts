import type {CDPSession, Page} from '@playwright/test';

import {MOBILE_BREAKPOINT} from '../../src/data/breakpoints';
import {routes} from '../../src/data/routes';
import {CODES, inLocale} from '../support/pages';
import {hydrated, open, overflow, shiftSoFar} from '../support/visit';
import {expect, test} from './fixtures';

/** 4G in the country. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

const session = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** How many letters of the heading and of the first text show in fonts of the machine, and of the site. */
async function lettersOf(page: Page): Promise<{machine: number; site: number}> {
  const cdp = await session(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const {root} = await cdp.send('DOM.getDocument');
  const {nodeIds} = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, h1 ~ p, main p',
  });
  const letters = {machine: 0, site: 0};
  for (const nodeId of nodeIds.slice(0, 2)) {
    const {fonts} = await cdp.send('CSS.getPlatformFontsForNode', {nodeId});
    for (const {isCustomFont, glyphCount} of fonts)
      letters[isCustomFont ? 'site' : 'machine'] += glyphCount;
  }
  await cdp.detach();
  return letters;
}

test.describe('on a slow line', () => {
  test.use({viewport: {width: 390, height: 740}});
  test.beforeEach(async ({page}) => {
    const cdp = await session(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW);
  });

  for (const code of ['es', 'vi'] as const) {
    test.describe(`in ${code}`, () => {
      test.use({savedLanguage: null});

      test('the first page shows the fonts of the machine to its end, the next one those of the site', async ({
        page,
      }) => {
        await open(page, routes.home);
        await page.waitForURL(routes.language);
        await hydrated(page);
        await page.locator(`label:has(input[value=${code}])`).click();
        await page.waitForLoadState('networkidle');
        expect(await lettersOf(page)).toMatchObject({site: 0});
        expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
        await page.locator('main [type=submit]').click();
        await page.waitForURL(inLocale(code, routes.home));
        await hydrated(page);
        expect(await lettersOf(page)).toMatchObject({machine: 0});
        expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
      });
    });
  }

  test('no page moves when its fonts come, nor when it is opened again', async ({page}) => {
    const cdp = await session(page);
    for (const [width, path] of [
      [360, '/?lng=en'],
      [390, '/es/?lng=es'],
      [412, '/vi/?lng=vi'],
      [430, `${routes.testimonials}?lng=en`],
    ] as const) {
      await cdp.send('Network.clearBrowserCache');
      await page.setViewportSize({width, height: 740});
      await page.goto(path, {waitUntil: 'networkidle'});
      expect(await shiftSoFar(page), path).toBeLessThanOrEqual(0.01);
      await page.reload({waitUntil: 'networkidle'});
      expect(await shiftSoFar(page), path).toBeLessThanOrEqual(0.01);
      if (path.startsWith('/?')) expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
});

test('in the fonts of the machine the header is one row in every language, and headings fit', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  for (const code of CODES) {
    await page.goto(`${routes.home}?lng=${code}`);
    for (const width of [320, 360, 390, MOBILE_BREAKPOINT - 1]) {
      await page.setViewportSize({width, height: 740});
      const {height} = (await page.getByRole('banner').boundingBox())!;
      expect(height, `${code}: ${width} px`).toBeLessThanOrEqual(70);
      expect(await overflow(page), `${code}: ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  // Fonts that did not come.
  consoleErrors.length = 0;
});
