import type {Page, Route} from '@playwright/test';

import {company} from '../../src/data/company';
import {HELD_MS} from '../../src/data/limits';
import {routes} from '../../src/data/routes';
import type {LocaleCode} from '../../src/language/locales';
import {
  answer,
  entries,
  field,
  fillInspection,
  newEmail,
  RPC_URLS,
  submitButton,
} from '../support/forms';
import {inLocale} from '../support/pages';
import {textOf} from '../support/texts';
import {appReady} from '../support/visit';
import {expect, test} from './fixtures';

/* A form that is submitted while the app cannot load says so, and is sent once the app is there. */

const ARTICLE = `${routes.knowledgeCenter}/how-long-does-roof-last-florida`;

const FORMS = {
  inspection: {route: routes.contact, fill: fillInspection, id: 'forms.inspection.notSent'},
  newsletter: {
    route: ARTICLE,
    fill: (page: Page, email: string) => field(page, 'email').fill(email),
    id: 'forms.newsletter.failed',
  },
};

/** Ways in which the app's files fail to load; a network's login page may come in place of a script. */
const FAILURES: Record<string, [files: string | RegExp, fail: (route: Route) => Promise<void>]> = {
  'are dropped': ['**/assets/js/*.js', (route) => route.abort()],
  'are no scripts': [
    '**/assets/js/*.js',
    (route) => route.fulfill({contentType: 'text/javascript', body: '<!doctype html>'}),
  ],
  'come but for the largest': ['**/assets/js/main*.js', (route) => route.abort()],
  'come but for parts': [/\/assets\/js\/(?!main|runtime).*\.js$/, (route) => route.abort()],
};

const CASES = [
  ...Object.keys(FAILURES).map((failure) => ['inspection', failure, 'en'] as const),
  ['newsletter', 'are dropped', 'ko'] as const,
];

const notice = (page: Page) => page.getByRole('alert');

async function expectHelp(page: Page, code: LocaleCode, id: string): Promise<void> {
  await expect(notice(page)).toBeInViewport();
  await expect(notice(page)).toContainText(textOf(code, id, ''));
  await expect(notice(page).getByRole('link', {name: company.phone.display})).toBeVisible();
  await expect(notice(page).getByRole('listitem').first()).toBeVisible();
}

for (const [name, failure, code] of CASES) {
  const form = FORMS[name];
  test.describe(code, () => {
    test.use({savedLanguage: code});
    test(`where the app’s files ${failure}, the ${name} form says so and is sent once later`, async ({
      page,
      consoleErrors,
    }) => {
      await page.clock.install();
      const [files, fail] = FAILURES[failure]!;
      await page.route(files, fail);
      const sent: {v_email?: string}[] = [];
      await page.route(RPC_URLS, (route) => {
        sent.push(route.request().postDataJSON() as object);
        return answer({success: true})(route);
      });
      const email = newEmail();
      await page.goto(inLocale(code, form.route), {waitUntil: 'domcontentloaded'});
      await form.fill(page, email);
      const typed = await entries(page);
      await submitButton(page).click();
      await expect(notice(page)).toHaveCount(0);
      await page.clock.fastForward(HELD_MS);
      await expectHelp(page, code, form.id);
      expect(await entries(page)).toEqual(typed);
      await submitButton(page).click();
      await page.clock.fastForward(HELD_MS);
      await expectHelp(page, code, form.id);

      await page.unroute(files);
      await page.clock.fastForward(HELD_MS);
      await appReady(page);
      await expect.poll(() => sent.map(({v_email}) => v_email)).toEqual([email]);
      await expect(page.locator('[data-call-us]')).toHaveCount(0);
      await page.clock.fastForward(HELD_MS);
      await page.waitForLoadState('networkidle');
      expect(sent).toHaveLength(1);
      // The browser's errors for files that are missing or no scripts.
      const known = /ERR_FAILED|SyntaxError|ChunkLoadError/;
      expect(consoleErrors.filter((line) => !known.test(line))).toEqual([]);
      consoleErrors.length = 0;
    });
  });
}

test('where the app’s files are dropped, the search says so and finds once they come', async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install();
  const [files, fail] = FAILURES['are dropped']!;
  await page.route(files, fail);
  await page.goto(routes.knowledgeCenter, {waitUntil: 'domcontentloaded'});
  await page.getByRole('searchbox').fill('hurricane');
  await expect(notice(page)).toHaveCount(0);
  await page.clock.fastForward(HELD_MS);
  await expect(notice(page)).toBeVisible();
  await page.unroute(files);
  await page.clock.fastForward(HELD_MS);
  await expect(page.getByText(/^Results: \d+/)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  consoleErrors.length = 0;
});
