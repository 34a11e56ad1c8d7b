import {type Locator, type Page} from '@playwright/test';

import {button, entry, list, switchTo} from '../support/switcher';
import {follow, hydrated, saved, visit} from '../support/visit';
import {expect, test} from './fixtures';

test('shows the same page, query and hash kept, and comes back @company', async ({page}) => {
  await page.goto('/testimonials');
  await visit(page, '/knowledge-center?category=insurance#list');
  const trail = await follow(page);
  const before = await page.evaluate(() => history.length);
  await switchTo(page, 'es');
  await expect(page).toHaveURL('/es/knowledge-center?category=insurance#list');
  await hydrated(page);
  expect(await saved(page)).toBe('es');
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(trail.documents, 'no detour').toEqual(['/es/knowledge-center']);
  await switchTo(page, 'en');
  await expect(page).toHaveURL('/knowledge-center?category=insurance#list');
  expect(await saved(page)).toBe('en');
  await page.goBack();
  await expect(page, 'Back does not bounce').toHaveURL('/testimonials');
});

test('the list hangs below its button, in mid-page too; a press beside it closes it, and the present language leads nowhere', async ({
  page,
}) => {
  await visit(page, '/about');
  for (const width of [360, 900, 1440]) {
    await page.setViewportSize({width, height: 740});
    for (const top of [0, 900]) {
      await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), top);
      await button(page).click();
      const from = (await button(page).boundingBox())!;
      const box = (await list(page).boundingBox())!;
      expect(Math.abs(box.x + box.width - from.x - from.width)).toBeLessThan(2);
      expect(box.y - from.y - from.height).toBeGreaterThan(0);
      expect(box.y - from.y - from.height).toBeLessThan(12);
      expect(box.x).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
    }
  }
  await button(page).click();
  await page.getByRole('heading', {level: 1}).click();
  await expect(list(page)).toBeHidden();
  await switchTo(page, 'en');
  await expect(list(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(page).toHaveURL('/about');
});

// The Chromium of npm crashes at any tab that a link opens.
test.describe('a language in a new tab @full', () => {
  for (const [how, press] of [
    ['a modified click', (link: Locator) => link.click({modifiers: ['ControlOrMeta']})],
    ['the middle button', (link: Locator) => link.click({button: 'middle'})],
    ['the keyboard', (link: Locator) => link.press('ControlOrMeta+Enter')],
  ] as const) {
    test(`opened by ${how}, is chosen there; this page stays`, async ({page, context}) => {
      await visit(page, '/services/roof-replacement?a=b#faq');
      await button(page).click();
      const opened = context.waitForEvent('page');
      await press(entry(page, 'es'));
      const tab = await opened;
      await expect(tab).toHaveURL('/es/services/roof-replacement?a=b#faq');
      await hydrated(tab);
      expect(await saved(tab)).toBe('es');
      expect(page.url()).toContain('/services/roof-replacement?a=b#faq');
      expect(page.url()).not.toContain('/es/');
    });
  }
});

test('rapid double clicks leave one consistent language', async ({page}) => {
  await visit(page, '/about');
  await button(page).click();
  await entry(page, 'ko').evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(page).toHaveURL('/ko/about');
  await hydrated(page);
  await button(page).click();
  const spanish = await entry(page, 'es').elementHandle();
  const hindi = await entry(page, 'hi').elementHandle();
  // Two choices at once: the later wins, and URL and choice agree.
  await page.evaluate(
    ([first, second]) => {
      (first as HTMLElement).click();
      (second as HTMLElement).click();
    },
    [spanish, hindi],
  );
  await expect(page).toHaveURL('/hi/about');
  await hydrated(page);
  expect(await saved(page)).toBe('hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test.describe('a choice made elsewhere', () => {
  const elsewhere = (page: Page, code: string) =>
    page.evaluate((choice) => localStorage.setItem('selectedLanguage', choice), code);
  const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

  test('applies at the next navigation, and Back still works', async ({page}) => {
    await visit(page, '/');
    await elsewhere(page, 'ko');
    await page.locator('footer a[href="/about"]').click();
    await expect(page).toHaveURL('/ko/about');
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/ko/');
    await page.goForward();
    await expect(page).toHaveURL('/ko/about');
  });

  test('never tears away a form that is being filled in', async ({page}) => {
    await visit(page, '/contact');
    await page.locator('[name=name]').fill('Maria');
    await elsewhere(page, 'es');
    await comeBack(page);
    await page.waitForTimeout(300);
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('[name=name]')).toHaveValue('Maria');
    // An emptied field is no unsaved input.
    await page.locator('[name=name]').fill('');
    await comeBack(page);
    await expect(page).toHaveURL('/es/contact');
  });

  test('applies to a page kept in the back/forward cache', async ({page}) => {
    await visit(page, '/about');
    await elsewhere(page, 'hi');
    // Chromium under test has no such cache: dispatch the same event.
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})),
    );
    await expect(page).toHaveURL('/hi/about');
  });
});

test.describe('the first outside referrer', () => {
  test.use({savedLanguage: null});

  test('survives gate and picker', async ({page, baseURL}) => {
    await page.route('https://search.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a href="${baseURL}/es/about">Roofs</a>`,
        headers: {'referrer-policy': 'unsafe-url'},
      }),
    );
    await page.goto('https://search.example/');
    await page.getByRole('link').click();
    await page.waitForURL((url) => url.pathname === '/language');
    await hydrated(page);
    await page.getByRole('button').click();
    await expect(page).toHaveURL('/');
    await hydrated(page);
    expect(await page.evaluate(() => sessionStorage.getItem('firstReferrer'))).toBe(
      'https://search.example/',
    );
  });
});
