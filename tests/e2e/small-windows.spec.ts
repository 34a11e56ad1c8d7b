import {type Locator, type Page} from '@playwright/test';

import {routes} from '../../src/data/routes';
import type {LocaleCode} from '../../src/language/locales';
import {inLocale} from '../support/pages';
import {hydrated, open, uncovered} from '../support/visit';
import {expect, test} from './fixtures';

/* The first visit by keyboard where the window is smallest: what sticks must not cover what has the focus. */

const WINDOWS = [
  {what: 'at 200 % zoom', viewport: {width: 640, height: 400}, deviceScaleFactor: 2},
  {what: 'at 320 px', viewport: {width: 320, height: 640}, deviceScaleFactor: 1},
];

/** The control has the focus and lies free. */
async function expectFree(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  await expect.poll(() => uncovered(control), {message: String(control)}).toBe(true);
}

/** Presses Tab until a control has the focus, and looks at each one on the way. */
async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    // Past the last control the browser's own ones have it.
    if ((await focused.count()) === 0) continue;
    const {height} = (await focused.boundingBox())!;
    // A card with a stretched link may be higher than the window.
    if (height < 200) {
      const name = await focused.evaluate((element) => element.outerHTML.slice(0, 120));
      expect(await uncovered(focused), `${name} lies free`).toBe(true);
    }
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} was not reached with ${most} presses of Tab.`);
}

for (const {what, viewport, deviceScaleFactor} of WINDOWS) {
  for (const code of ['en', 'vi'] as LocaleCode[]) {
    const tag = code === 'en' && viewport.height === 400 ? '' : ' @full';
    const at = (route: string) => inLocale(code, route);

    test.describe(`${what} in ${code}`, () => {
      test.use({viewport, deviceScaleFactor, reducedMotion: 'reduce', savedLanguage: code});

      test.describe('on a first visit', () => {
        test.use({savedLanguage: null});

        test(`picker, home, menu and call banner${tag}`, async ({page}) => {
          await open(page, routes.home);
          await page.waitForURL(`**${routes.language}`);
          await hydrated(page);
          await page.locator('main [type=radio]:checked').focus();
          const wanted = page.locator(`main [type=radio][value=${code}]`);
          while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown');
          await tabTo(page, page.locator('main [type=submit]'));
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(at(routes.home));
          await expect(page.getByRole('heading', {level: 1})).toBeInViewport();

          const menu = page.locator('#site-menu');
          const toggle = page.locator('[popovertarget=site-menu]');
          await toggle.focus();
          await page.keyboard.press('Enter');
          await expect(menu).toBeVisible();
          await tabTo(page, menu.getByRole('link').last());
          await page.keyboard.press('Escape');
          await expect(menu).toBeHidden();
          await expectFree(toggle);

          const banner = page.locator('[data-call-banner]');
          await banner.getByRole('button').focus();
          await expectFree(banner.getByRole('button'));
          await page.keyboard.press('Enter');
          await expect(banner).toBeHidden();
          await expectFree(toggle);

          await page.keyboard.press('Enter');
          await tabTo(page, menu.locator(`a[href="${at(routes.about)}"]`));
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(at(routes.about));
          await expect(menu).toBeHidden();
        });
      });
    });
  }
}
