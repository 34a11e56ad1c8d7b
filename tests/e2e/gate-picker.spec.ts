import {inLanguage, type InLanguages} from '../support/languages';
import {parse} from 'node-html-parser';
import {type Page} from '@playwright/test';

import {LOCALES} from '../../src/language/locales';
import {CODES, inLocale} from '../support/pages';
import {hydrated, fullTag, open, saved} from '../support/visit';
import {expect, test} from './fixtures';

test.use({savedLanguage: null});

/** The link to the requested page; the picker's other link is the phone number. */
const OFFER = 'main a:not([href^="tel:"])';

const TITLES: InLanguages<string> & Record<'es' | 'ko' | 'hi', string> = {
  en: 'Choose your language',
  es: 'Elija su idioma',
  vi: 'Chọn ngôn ngữ của quý vị',
  ko: '언어를 선택하십시오',
  hi: 'अपनी भाषा चुनें',
};

test('is a group of radio buttons with flags, each name in its own language', async ({page}) => {
  await page.goto('/language');
  await hydrated(page);
  const group = page.getByRole('radiogroup', {name: 'Language'});
  await expect(group.getByRole('radio')).toHaveCount(LOCALES.length);
  for (const {code, name} of LOCALES) {
    await expect(group.getByRole('radio', {name, exact: true})).toBeAttached();
    await expect(group.locator(`[lang=${code}]`).first()).toContainText(name);
  }
  const widths = await group
    .locator('img')
    .evaluateAll((flags) => flags.map((flag) => (flag as HTMLImageElement).naturalWidth));
  expect(
    widths.every((width) => width > 0),
    'every flag has loaded',
  ).toBe(true);
  await expect(page.locator('header, footer')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

for (const [index, {code}] of LOCALES.entries()) {
  test(`${fullTag(code)}the keyboard alone chooses ${code} and goes home`, async ({page}) => {
    await page.goto('/language');
    await hydrated(page);
    await page.keyboard.press('Tab');
    for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator(`input[value=${code}]`)).toBeChecked();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(inLanguage(TITLES, code));
    expect(await saved(page), 'selecting changes nothing yet').toBeNull();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(inLocale(code, '/'));
    expect(await saved(page)).toBe(code);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  });
}

test('Continue leaves no way back to the picker', async ({page}) => {
  await page.goto('about:blank');
  await open(page, '/about');
  await page.waitForURL('/language');
  await hydrated(page);
  await page.getByText('Tiếng Việt').click();
  await page.getByRole('button', {name: 'Tiếp tục'}).click();
  await expect(page).toHaveURL('/vi/');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

for (const code of CODES) {
  test(`${fullTag(code)}offers the requested page by its title in ${code}`, async ({page}) => {
    const article = '/knowledge-center/my-safe-florida-home-program';
    await open(page, `/es${article}?utm_source=mail&utm_campaign=a%20b#cost`);
    await page.waitForURL((url) => url.pathname === '/language');
    await hydrated(page);
    await page.getByRole('radio', {name: LOCALES.find((one) => one.code === code)!.name}).check();
    // Read outside the page: its parser would apply the page's content policy.
    const html = await (await page.request.get(inLocale(code, article))).text();
    const full = parse(html).querySelector('title')!.text;
    const title = full.slice(0, full.lastIndexOf(' | '));
    const continueLink = page.locator(OFFER);
    await expect(continueLink).toContainText(title);
    await expect(continueLink).toHaveAttribute('lang', code);
    await continueLink.click();
    await expect(page).toHaveURL(
      `${inLocale(code, article)}?utm_source=mail&utm_campaign=a%20b#cost`,
    );
    expect(await saved(page)).toBe(code);
    expect(await page.evaluate(() => sessionStorage.getItem('returnTo'))).toBeNull();
  });
}

test('keeps the campaign on the way home', async ({page}) => {
  await open(page, '/?utm_source=mail&utm_campaign=a%20b');
  await page.waitForURL('/language?utm_source=mail&utm_campaign=a%20b');
  await hydrated(page);
  await expect(page.locator(OFFER)).toHaveCount(0);
  await page.getByRole('button').click();
  await expect(page).toHaveURL('/?utm_source=mail&utm_campaign=a%20b');
});

for (const value of ['//evil.example/x', 'https://evil.example/', 'javascript:alert(1)']) {
  test(`offers no link to ${value}`, async ({page}) => {
    await page.goto('/language');
    await page.evaluate((returnTo) => sessionStorage.setItem('returnTo', returnTo), value);
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(OFFER)).toHaveCount(0);
  });
}

test.describe('preselects', () => {
  const ticked = (page: Page) => page.locator('input:checked');

  for (const [locale, code] of [
    ['ko-KR', 'ko'],
    ['es-MX', 'es'],
    ['fr-FR', 'en'],
  ] as const) {
    test.describe(`to a browser in ${locale}`, () => {
      test.use({locale});
      test(code, async ({page}) => {
        await page.goto('/language');
        await expect(ticked(page)).toHaveValue(code);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(inLanguage(TITLES, code));
        await hydrated(page);
        await expect(ticked(page)).toHaveValue(code);
      });
    });
  }

  test('what the URL, a cookie or a store says, in that order', async ({page, context}) => {
    await page.goto('/language');
    await page.evaluate(() => sessionStorage.setItem('selectedLanguage', 'vi'));
    await page.reload();
    await expect(ticked(page)).toHaveValue('vi');
    await page.evaluate(() => localStorage.setItem('selectedLanguage', 'ko'));
    await page.reload();
    await expect(ticked(page)).toHaveValue('ko');
    await context.addCookies([{name: 'selectedLanguage', value: 'hi', url: page.url()}]);
    await page.reload();
    await expect(ticked(page)).toHaveValue('hi');
    await page.goto('/language?lng=es');
    await expect(ticked(page)).toHaveValue('es');
    await page.goto('/language?lng=xx');
    await expect(ticked(page)).toHaveValue('hi');
  });
});

test.describe('before the application has loaded', () => {
  test.use({locale: 'ko-KR'});
  test.beforeEach(({page}) => page.route('**/assets/js/**', (route) => route.abort()));

  test('it preselects and works as a plain form', async ({page, consoleErrors}) => {
    await page.goto('/language');
    await expect(page.locator('input:checked')).toHaveValue('ko');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(TITLES.ko);
    await page.getByText('Español').click();
    await page.getByRole('button').click();
    await expect(page).toHaveURL('/es/');
    expect(await saved(page)).toBe('es');
    consoleErrors.length = 0;
  });
});

test('what is ticked before the application has loaded stays', async ({page}) => {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/language', {waitUntil: 'commit'});
  await page.getByText('हिन्दी').click();
  go();
  await hydrated(page);
  await expect(page.locator('input:checked')).toHaveValue('hi');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(TITLES.hi);
});
