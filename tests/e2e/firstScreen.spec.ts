import type {Locator} from '@playwright/test';

import {phoneHref} from '../../src/data/company';
import {routes} from '../../src/data/routes';
import {CODES, inLocale} from '../support/pages';
import {uncovered} from '../support/visit';
import {expect, test} from './fixtures';

/** Expects an element in the window from edge to edge, under no header and no banner. */
async function expectWhole(part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const {x, y, width, height} = (await part.boundingBox())!;
      const window = part.page().viewportSize()!;
      const isInside = x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height;
      return isInside && (await uncovered(part));
    }, String(part))
    .toBe(true);
}

/** Of a phone upright and on its side. */
const SCREENS = [
  {width: 360, height: 640},
  {width: 844, height: 390},
  {width: 740, height: 360},
];

const WANTED = {
  [routes.contact]: [
    `main a[href="${phoneHref}"]`,
    'label[for=inspection-name]',
    'main form [name=name]',
  ],
  [routes.home]: ['#hero a[href$="/contact"]', `#hero a[href="${phoneHref}"]`],
};

for (const code of CODES) {
  // Hindi lines are the highest.
  const tag = code === 'hi' ? '' : ' @full';
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});

    test(`what was pressed for is on the first screen${tag}`, async ({page}) => {
      for (const [route, wanted] of Object.entries(WANTED)) {
        await page.goto(inLocale(code, route));
        for (const screen of SCREENS) {
          await page.setViewportSize(screen);
          for (const part of wanted) await expectWhole(page.locator(part).first());
        }
      }
    });
  });
}

test.describe('where the panel has room beside the form', () => {
  test.use({viewport: {width: 1024, height: 768}});

  test('it asks for itself what the line asks elsewhere', async ({page}) => {
    await page.goto(routes.contact);
    const panel = page.locator('[aria-labelledby=contact-card-title]');
    const line = page.locator(`main header a[href="${phoneHref}"]`);
    const note = panel.locator('p').last();
    await expect(line).toBeHidden();
    await expect(note).toBeVisible();
    await page.setViewportSize({width: 768, height: 1024});
    await expect(line).toBeVisible();
    await expect(note).toBeHidden();
    const form = (await page.locator('main form').boundingBox())!;
    expect((await panel.boundingBox())!.y).toBeGreaterThan(form.y + form.height);
  });
});
