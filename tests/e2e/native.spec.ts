import {routes, serviceRoute} from '../../src/data/routes';
import {EMERGENCY_SLUG} from '../../src/data/services';
import {blockApp, withoutApp} from '../support/app';
import {callBanner, hideBanner, menu, menuButton, menuLink} from '../support/menu';
import {CODES} from '../support/pages';
import {button, entry, list, switchTo} from '../support/switcher';
import {appReady} from '../support/visit';
import {expect, test} from './fixtures';

/* Menu, language switcher and call banner are HTML, CSS and the script in the head: no app. */

test.use({viewport: {width: 360, height: 740}});

const ARTICLE = `${routes.knowledgeCenter}/how-long-does-roof-last-florida`;

/** The browser reports each blocked file of the app. */
function forgetBlocked({consoleErrors}: {consoleErrors: string[]}): void {
  expect(consoleErrors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
  consoleErrors.length = 0;
}

test.describe('where the app never arrives', () => {
  test.beforeEach(async ({page}) => {
    await blockApp(page);
  });
  test.afterEach(forgetBlocked);

  test('the menu works by pointer', async ({page}) => {
    await page.goto(routes.home);
    const names = await menuButton(page)
      .locator('[aria-label]')
      .evaluateAll((icons) => icons.map((icon) => icon.getAttribute('aria-label')!));
    expect(new Set(names).size, 'it says what it does next').toBe(2);
    await expect(menuButton(page)).toHaveAccessibleName(names[0]!);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAccessibleName(names[1]!);
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menuLink(page, routes.about).click();
    await expect(page).toHaveURL(routes.about);
    await expect(menu(page)).toBeHidden();
  });

  test('the menu works by keyboard', async ({page}) => {
    await page.goto(routes.home);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menuButton(page)).toBeFocused();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Space');
    await menu(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator(':is(header, main) :focus')).toBeVisible();
  });

  test('the switcher works by pointer, and keeps query, hash and place', async ({page}) => {
    await page.goto(`${routes.about}?a=b#c`);
    await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
    await switchTo(page, 'ko');
    await expect(page).toHaveURL('/ko/about?a=b#c');
    expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('ko');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  });

  test('the switcher works by keyboard', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 740});
    await page.goto(routes.about);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    for (const code of CODES) {
      await page.keyboard.press('Tab');
      await expect(entry(page, code)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await expect(list(page)).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(entry(page, 'en')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused();
    await expect(list(page), 'its button belongs to it').toBeVisible();
    await entry(page, CODES.at(-1)!).focus();
    await page.keyboard.press('Tab');
    await expect(list(page), 'it closes behind the last entry').toBeHidden();
    await expect(page.locator('header :focus')).toBeVisible();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await entry(page, 'es').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/es/about');
  });

  test('the banner goes by pointer, and is never painted on later pages', async ({page}) => {
    await page.goto(routes.about);
    await hideBanner(page).click();
    await expect(callBanner(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await page.goto(routes.testimonials, {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-call-banner-dismissed');
    await expect(page.locator('main')).toBeVisible();
    await expect(callBanner(page)).toBeHidden();
  });
});

test('what is open stays open, and dismissed what is dismissed, when the app takes over', async ({
  page,
}) => {
  const letGo = await withoutApp(page);
  await page.goto(routes.knowledgeCenter, {waitUntil: 'domcontentloaded'});
  await page.getByRole('searchbox').focus();
  await hideBanner(page).click();
  await menuButton(page).click();
  letGo();
  await appReady(page);
  await expect(menu(page)).toBeVisible();
  await expect(callBanner(page)).toBeHidden();
  await menuLink(page, routes.about).first().click();
  await expect(page).toHaveURL(routes.about);
  await expect(menu(page)).toBeHidden();
  await expect(callBanner(page)).toBeHidden();
});

test('a table of contents unfolds and scrolls before the app, which leaves the reader there', async ({
  page,
}) => {
  // Else the page would still be scrolling.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const letGo = await withoutApp(page);
  await page.goto(ARTICLE, {waitUntil: 'domcontentloaded'});
  await page.locator('main summary').click();
  const link = page.locator('main details a').nth(2);
  const id = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page.locator(id)).toBeInViewport();
  const before = await page.evaluate(() => scrollY);
  await page
    .locator('form [name=email]')
    .evaluate((field: HTMLElement) => field.focus({preventScroll: true}));
  letGo();
  await appReady(page);
  await expect(page.locator('main details')).toHaveAttribute('open');
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3);
});

test.describe('in an older browser, without popovers and anchors', () => {
  // The rewritten page does not match the hashes in its policy.
  test.use({bypassCSP: true});
  test.afterEach(forgetBlocked);

  test('hover, which a tap brings, and focus open menu and switcher', async ({page}) => {
    await blockApp(page);
    await page.addInitScript(() => {
      for (const name of ['hidePopover', 'showPopover', 'togglePopover', 'popover'] as const) {
        delete (HTMLElement.prototype as Partial<HTMLElement>)[name];
      }
    });
    await page.route(`**${routes.about}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html
          .replace(/ (popover(?:target)?=)/g, ' data-$1')
          .replaceAll('@supports not selector(:popover-open)', '@supports selector(a)')
          .replaceAll('@supports (top:anchor(bottom))', '@supports (top:no-anchor())')
          .replaceAll('reading-flow:', 'no-reading-flow:'),
      });
    });
    await page.goto(routes.about);
    const toggle = page.locator('[data-popovertarget=site-menu]');
    await expect(menu(page)).not.toBeInViewport();
    await toggle.hover();
    await expect(menu(page)).toBeInViewport();
    const header = (await page.getByRole('banner').boundingBox())!;
    const links = (await menu(page).boundingBox())!;
    expect(Math.abs(links.y - header.y - header.height)).toBeLessThan(2);
    await page.mouse.move(180, 700);
    await expect(menu(page)).not.toBeInViewport();
    await toggle.focus();
    await expect(menu(page)).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await expect(menu(page)).toBeInViewport();
    await page.locator('footer a').last().focus();
    await expect(menu(page)).not.toBeInViewport();

    const languages = page.locator('button[data-popovertarget=site-languages]');
    await languages.hover();
    await expect(list(page)).toBeVisible();
    await page.mouse.move(180, 700);
    await expect(list(page)).toBeHidden();
    await languages.focus();
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('link').first()).toBeFocused();
    const box = (await list(page).boundingBox())!;
    expect(box.x, 'on the screen').toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    await entry(page, 'es').click();
    await expect(page).toHaveURL('/es/about');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('menu and switcher navigate, and the banner stands', async ({page}) => {
    await page.goto(serviceRoute(EMERGENCY_SLUG));
    await expect(callBanner(page), 'though the page begins with the number').toBeVisible();
    await expect(hideBanner(page), 'nothing would hide it').toBeHidden();
    await menuButton(page).click();
    await menuLink(page, routes.about).click();
    await expect(page).toHaveURL(routes.about);
    await menuButton(page).click();
    await menu(page).locator('[data-language=ko]').click();
    await expect(page).toHaveURL('/ko/about');
    await switchTo(page, 'es');
    await expect(page).toHaveURL('/es/about');
  });
});
