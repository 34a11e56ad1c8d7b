import {routes} from '../../src/data/routes';
import type {LocaleCode} from '../../src/language/locales';
import {inLocale, PUBLISHED} from '../support/pages';
import {SERVICE_SLUGS} from '../support/services';
import {button, switchTo} from '../support/switcher';
import {textOf} from '../support/texts';
import {follow, hydrated, open, visit} from '../support/visit';
import {expect, test} from './fixtures';

// All tests that open an unknown path: only these depend on the kind of host, so only this file runs
// on both kinds.

const title = (code: LocaleCode) => textOf(code, 'notFound.title', 'Page Not Found');

test.describe('a visitor in ko', () => {
  test.use({savedLanguage: 'ko'});

  // Every pair of languages is run in tests/built/gate.test.ts.
  test('gets an unknown path in their language', async ({page, consoleErrors}) => {
    const trail = await follow(page);
    const target = '/ko/no/such-page';
    for (const at of ['ko', 'es'] as const) {
      trail.documents = [];
      await open(page, inLocale(at, '/no/such-page?a=b#c'));
      await page.waitForURL(`${target}?a=b#c`);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title('ko'));
      // `<html lang>` depends on the host where it serves one page for all.
      await expect(page.locator('main')).toHaveAttribute('lang', 'ko');
      await expect(page).toHaveTitle(new RegExp(title('ko')));
      expect(trail.documents).toEqual(at === 'ko' ? [target] : ['/es/no/such-page', target]);
      // The page logs the path.
      expect(consoleErrors.splice(0).join('\n')).toContain(target);
    }
  });

  test('is led from an unknown page below a list to the list', async ({page, consoleErrors}) => {
    for (const [list, unknown, shown, count] of [
      [routes.knowledgeCenter, '%', 'article', PUBLISHED.length],
      [routes.services, 'no-such-page', 'li:has(h3)', SERVICE_SLUGS.length],
    ] as const) {
      await page.goto('/ko/about');
      await open(page, `/ko${list}/${unknown}`);
      await expect(page).toHaveURL(`/ko${list}`);
      await hydrated(page);
      await expect(page.getByRole('main').locator(shown)).toHaveCount(count);
      await page.goBack();
      await expect(page).toHaveURL('/ko/about');
    }
    consoleErrors.length = 0;
  });

  test('finds the way from a 404 page', async ({page, consoleErrors}) => {
    await visit(page, '/ko/nowhere');
    const buttons = page.getByRole('main').getByRole('link');
    await expect(buttons).toHaveCount(2);
    await expect(buttons.nth(1)).toHaveAttribute('href', '/ko/contact');
    await buttons.nth(0).click();
    await expect(page).toHaveURL('/ko/');
    consoleErrors.length = 0;
  });
});

test('an unknown article is never painted', async ({page, consoleErrors}) => {
  const trail = await follow(page);
  await open(page, `${routes.knowledgeCenter}/gone`);
  await expect(page).toHaveURL(routes.knowledgeCenter);
  await page.waitForLoadState();
  expect(trail.painted).not.toContain(`${routes.knowledgeCenter}/gone`);
  consoleErrors.length = 0;
});

test('the switcher is right on a 404 page', async ({page, consoleErrors}, {project}) => {
  await visit(page, '/no/such-page?a=b#c');
  await switchTo(page, 'es');
  await expect(page).toHaveURL('/es/no/such-page?a=b#c');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title('es'));
  // Where a host serves one page for all, its frame is English.
  if (project.name === 'folder404') await expect(button(page)).toContainText('ES');
  await switchTo(page, 'en');
  await expect(page).toHaveURL('/no/such-page?a=b#c');
  consoleErrors.length = 0;
});

test.describe('a first visit', () => {
  test.use({savedLanguage: null});

  test('leads to the picker, which offers at most the list', async ({page, consoleErrors}) => {
    await open(page, '/es/knowledge-center/no-such-article');
    await page.waitForURL('/language');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const offers = page.locator('main a:visible:not([href^="tel:"], [href="/knowledge-center"])');
    await expect(offers).toHaveCount(0);
    consoleErrors.length = 0;
  });
});

test('the page of a path that cannot be decoded logs it', async ({page, consoleErrors}) => {
  for (const path of ['/%', '/%E0%A4?a=%#%']) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect
      .poll(() => consoleErrors.join('\n'))
      .toMatch(new RegExp(`404: there is no page at ${path.split('?')[0]}$`, 'm'));
    expect(consoleErrors.splice(0).filter((line) => line.includes('URI'))).toEqual([]);
  }
});
