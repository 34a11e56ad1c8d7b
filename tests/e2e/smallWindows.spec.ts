import {routes} from '../../src/data/routes';
import {expectFree, tabTo} from '../support/keyboard';
import {inLocale} from '../support/pages';
import {hydrated, open} from '../support/visit';
import {expect, test} from './fixtures';

/* The first visit by keyboard where the window is smallest: what sticks must not cover what has the focus. */

const WINDOWS = [
  ['at 200 % zoom', {width: 640, height: 400}, 2, 'en', ''],
  ['at 320 px', {width: 320, height: 640}, 1, 'vi', ' @full'],
] as const;

for (const [what, viewport, deviceScaleFactor, code, tag] of WINDOWS) {
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
