import type {Page, Route} from '@playwright/test';

import {company} from '../../src/data/company';
import {HELD_MS} from '../../src/data/limits';
import {routes} from '../../src/data/routes';
import type {LocaleCode} from '../../src/language/locales';
import {entries, field, fillInspection, newEmail, sentBy, submitButton} from '../support/forms';
import {inLocale} from '../support/pages';
import {SCRIPTS} from '../support/app';
import {textOf} from '../support/texts';
import {appReady} from '../support/visit';
import {expect, test} from './fixtures';

/* A form that is submitted while its script cannot load says so, and is sent once it is there. */

const ARTICLE = `${routes.knowledgeCenter}/how-long-does-roof-last-florida`;

const FORMS = {
  inspection: {route: routes.contact, fill: fillInspection, id: 'forms.inspection.notSent'},
  newsletter: {
    route: ARTICLE,
    fill: (page: Page, email: string) => field(page, 'email').fill(email),
    id: 'forms.newsletter.failed',
  },
};

/** Ways in which the script of an island fails to load; a network's login page may come in its place. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'is dropped': (route) => route.abort(),
  'fails at the host': (route) => route.fulfill({status: 503}),
  'is a portal’s page': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
  'is no script': (route) =>
    route.fulfill({contentType: 'text/javascript', body: '<!doctype html>'}),
};

const CASES = [
  ...Object.keys(FAILURES).map((failure) => ['inspection', failure, 'en'] as const),
  ['newsletter', 'is dropped', 'ko'] as const,
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
    test(`where its script ${failure}, the ${name} form says so and is sent once later`, async ({
      page,
      consoleErrors,
    }) => {
      await page.clock.install();
      await page.route(SCRIPTS, FAILURES[failure]!);
      const sent = await sentBy(page);
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

      await page.unroute(SCRIPTS);
      await page.clock.fastForward(HELD_MS);
      await appReady(page);
      await expect.poll(() => sent.map(({v_email}) => v_email)).toEqual([email]);
      await expect(page.locator('[data-call-us]')).toHaveCount(0);
      await page.clock.fastForward(HELD_MS);
      await page.waitForLoadState('networkidle');
      expect(sent).toHaveLength(1);
      // The browser's errors for files that are missing or no scripts.
      const known = /ERR_FAILED|SyntaxError|503|MIME type/;
      expect(consoleErrors.filter((line) => !known.test(line))).toEqual([]);
      consoleErrors.length = 0;
    });
  });
}

test('where its script is dropped, the search says so and finds once they come', async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install();
  await page.route(SCRIPTS, FAILURES['is dropped']!);
  await page.goto(routes.knowledgeCenter, {waitUntil: 'domcontentloaded'});
  await page.getByRole('searchbox').fill('hurricane');
  await expect(notice(page)).toHaveCount(0);
  await page.clock.fastForward(HELD_MS);
  await expect(notice(page)).toBeVisible();
  await page.unroute(SCRIPTS);
  await page.clock.fastForward(HELD_MS);
  await expect(page.getByText(/^Results: \d+/)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  consoleErrors.length = 0;
});
