import type {Locator} from '@playwright/test';

import {phoneHref} from '../../src/data/company';
import {routes} from '../../src/data/routes';
import {field} from '../support/forms';
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

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [740, 360],
] as const) {
  for (const code of CODES) {
    // Hindi lines are the highest.
    const tag = code === 'hi' ? '' : ' @full';
    test.describe(`in ${code} at ${width} × ${height}`, () => {
      test.use({savedLanguage: code, viewport: {width, height}});

      test(`what was pressed for is on the first screen${tag}`, async ({page}) => {
        await page.goto(inLocale(code, routes.contact));
        await expectWhole(page.locator(`main a[href="${phoneHref}"]`).first());
        await expectWhole(page.locator('label[for=inspection-name]'));
        await expectWhole(field(page, 'name'));

        await page.goto(inLocale(code, routes.home));
        await expectWhole(page.locator('#hero a[href$="/contact"]'));
        await expectWhole(page.locator(`#hero a[href="${phoneHref}"]`));
      });
    });
  }
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
