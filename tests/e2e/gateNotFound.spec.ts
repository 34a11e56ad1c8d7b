import {inLanguage, type InLanguages} from '../support/languages';
import {CODES, inLocale, PUBLISHED} from '../support/pages';
import {button, switchTo} from '../support/switcher';
import {follow, hydrated, fullTag, open} from '../support/visit';
import {expect, test} from './fixtures';

/*
 * Everything that opens an unknown path: the only tests that can tell the two kinds of host apart,
 * so this file alone runs on both.
 */

/**
 * First words of each 404 page; `<html lang>` depends on the host where it serves one page for all.
 */
const TITLES: InLanguages<string> & Record<'es' | 'ko' | 'hi', string> = {
  en: 'Page Not Found',
  es: 'Página no encontrada',
  vi: 'Không tìm thấy trang',
  ko: '페이지를 찾을 수 없습니다',
  hi: 'पेज नहीं मिला',
};

for (const code of CODES) {
  test.describe(`a visitor in ${code}`, () => {
    test.use({savedLanguage: code});

    // Every pair of languages is run in tests/built/gate.test.ts.
    for (const at of code === 'ko' ? (['ko', 'es'] as const) : [code]) {
      test(`${fullTag(code)}gets an unknown path of ${at} in their language`, async ({
        page,
        consoleErrors,
      }) => {
        const trail = await follow(page);
        const target = inLocale(code, '/no/such-page');
        await open(page, inLocale(at, '/no/such-page?a=b#c'));
        await page.waitForURL(`${target}?a=b#c`);
        await hydrated(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(inLanguage(TITLES, code));
        await expect(page.locator('main')).toHaveAttribute('lang', code);
        await expect(page).toHaveTitle(new RegExp(inLanguage(TITLES, code)));
        expect(trail.documents).toEqual(
          at === code ? [target] : [inLocale(at, '/no/such-page'), target],
        );
        // The page logs the path.
        expect(consoleErrors.join('\n')).toContain(target);
        consoleErrors.length = 0;
      });
    }

    // Links of one component, which the page of another language holds with its own prefix.
    if (code !== 'ko') return;

    test('is led from an unknown article to the list of articles', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(inLocale(code, '/about'));
      await open(page, inLocale(code, '/knowledge-center/no-such-article'));
      await expect(page).toHaveURL(inLocale(code, '/knowledge-center'));
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(PUBLISHED.length);
      await page.goBack();
      await expect(page).toHaveURL(inLocale(code, '/about'));
      consoleErrors.length = 0;
    });

    test('finds the way from a 404 page', async ({page, consoleErrors}) => {
      await page.goto(inLocale(code, '/nowhere'));
      await hydrated(page);
      const buttons = page.getByRole('main').getByRole('link');
      await expect(buttons).toHaveCount(2);
      await expect(buttons.nth(1)).toHaveAttribute('href', inLocale(code, '/contact'));
      await buttons.nth(0).click();
      await expect(page).toHaveURL(inLocale(code, '/'));
      consoleErrors.length = 0;
    });
  });
}

test('the switcher is right on a 404 page', async ({page, consoleErrors}) => {
  await page.goto('/no/such-page?a=b#c');
  await hydrated(page);
  await switchTo(page, 'es');
  await expect(page).toHaveURL('/es/no/such-page?a=b#c');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(TITLES.es);
  await expect(button(page)).toContainText('ES');
  await switchTo(page, 'en');
  await expect(page).toHaveURL('/no/such-page?a=b#c');
  consoleErrors.length = 0;
});

test.describe('a first visit', () => {
  test.use({savedLanguage: null});

  for (const path of ['/hi/nowhere', '/es/knowledge-center/no-such-article']) {
    test(`to ${path} leads to the picker, which offers no way to it`, async ({
      page,
      consoleErrors,
    }) => {
      await open(page, path);
      await page.waitForURL('/language');
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main a:not([href^="tel:"])')).toHaveCount(0);
      consoleErrors.length = 0;
    });
  }
});
