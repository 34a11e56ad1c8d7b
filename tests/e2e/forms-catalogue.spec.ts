import type {Page} from '@playwright/test';

import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {company} from '../../src/data/company';
import type {InspectionOutcome, NewsletterOutcome} from '../../src/forms/core/outcome';
import {visitorFrom} from '../support/clients';
import {
  altered,
  answer,
  begunAMinuteAgo,
  RPC_URLS,
  database,
  expectToast,
  field,
  fillInspection,
  COMPLETE_REQUEST,
  newEmail,
  submitButton,
} from '../support/forms';
import {inLocale} from '../support/pages';
import {scriptWith} from '../support/scripts';
import {textOf} from '../support/texts';
import {type ExpectedToast, INSPECTION_TOASTS, NEWSLETTER_TOASTS} from '../support/toasts';
import {expect, test} from './fixtures';

/**
 * One language, and not English, shows that an outcome reaches the screen in the visitor's words.
 * The words of each outcome in each language: `tests/unit/forms/toast.test.ts`.
 */
const CODE = 'es';

type Row<Outcome> = {
  name: string;
  /** Whose toast is expected, in the words of `tests/support/toasts.ts`. */
  outcome: Outcome;
  /** Makes the next try end in this row; the returned function undoes it. */
  arrange: (page: Page, email: string) => Promise<unknown>;
};

const on = (handler: Parameters<Page['route']>[1]) => (page: Page) => page.route(RPC_URLS, handler);

/** Uses up the client IP's limit for ten minutes. */
const useUpLimit = (procedure: string, entry: object) => async (page: Page) => {
  for (let tries = 0; tries < 10; tries += 1) {
    const response = await page.request.post(`/rest/v1/rpc/${procedure}`, {
      headers: {apikey: EMBEDDED_PUBLISHABLE_KEY},
      data: {...entry, v_email: newEmail()},
    });
    expect(await response.json()).toMatchObject({success: true});
  }
};

const INSPECTION: Row<InspectionOutcome>[] = [
  // First: once this content is stored, sending it again is a success.
  {
    name: 'rate limit, by the real backend',
    outcome: 'rate_limit',
    arrange: useUpLimit('submit_contact_rpc', {v_name: 'Ann', v_phone: '727-555-0117'}),
  },
  {
    name: 'honeypot, by the real backend',
    outcome: 'spam_detected',
    arrange: (page) =>
      page.evaluate(() => {
        document.querySelector<HTMLInputElement>('[name=company]')!.value = 'ACME';
      }),
  },
  {
    name: 'too fast, by the real backend',
    outcome: 'spam_detected',
    arrange: on(altered({v_meta: {form_completion_time_ms: 900}})),
  },
  {
    name: 'invalid e-mail, by the real backend',
    outcome: 'invalid_email',
    arrange: on(altered({v_email: 'nobody'})),
  },
  {
    name: 'invalid name, by the real backend',
    outcome: 'invalid_name',
    arrange: on(altered({v_name: ' '})),
  },
  {
    name: 'invalid phone, by the real backend',
    outcome: 'invalid_phone',
    arrange: on(altered({v_phone: '1'.repeat(21)})),
  },
  {
    name: 'database error',
    outcome: 'db_error',
    arrange: on(answer({success: false, error: 'db_error'})),
  },
  {
    name: 'unknown code',
    outcome: 'other',
    arrange: on(answer({success: false, error: 'teapot'})),
  },
  {
    name: 'missing code',
    outcome: 'other',
    arrange: on(answer({success: false})),
  },
  {
    name: 'malformed answer',
    outcome: 'other',
    arrange: on(answer('"thank you"')),
  },
  {
    name: 'call error',
    outcome: 'request_failed',
    arrange: on((route) => route.fulfill({status: 500, body: '{"message":"secret detail"}'})),
  },
];

const NEWSLETTER: Row<Exclude<NewsletterOutcome, 'success'>>[] = [
  {
    name: 'honeypot, by the real backend',
    outcome: 'spam_detected',
    arrange: (page) =>
      page.evaluate(() => {
        document.querySelector<HTMLInputElement>('[name=company]')!.value = 'ACME';
      }),
  },
  {
    name: 'too fast, by the real backend',
    outcome: 'too_fast',
    arrange: (page) =>
      page.route(RPC_URLS, (route) => altered({v_started_at_ms: Date.now()})(route)),
  },
  {
    name: 'invalid e-mail, by the real backend',
    outcome: 'invalid_email',
    arrange: on(altered({v_email: 'nobody'})),
  },
  {
    name: 'rate limit, by the real backend',
    outcome: 'rate_limit',
    arrange: useUpLimit('subscribe_newsletter_rpc', {v_started_at_ms: 0}),
  },
  {
    name: 'database error',
    outcome: 'other',
    arrange: on(answer({success: false, error: 'db_error'})),
  },
  {
    name: 'missing code',
    outcome: 'other',
    arrange: on(answer({success: false})),
  },
  {
    name: 'malformed answer',
    outcome: 'other',
    arrange: on(answer('[]')),
  },
  {
    name: 'transport error',
    outcome: 'request_failed',
    arrange: on((route) => route.abort()),
  },
];

async function goThrough<Outcome extends string>(
  page: Page,
  rows: Row<Outcome>[],
  toasts: Record<Outcome, ExpectedToast>,
  email: string,
): Promise<void> {
  for (const {name, outcome, arrange} of rows) {
    await test.step(name, async () => {
      // From another client IP each time: the limit of one is a row of its own.
      await page.context().setExtraHTTPHeaders(visitorFrom(`${email} ${name}`));
      await arrange(page, email);
      await submitButton(page).click();
      await expectSaid(page, toasts[outcome]);
      await expect(field(page, 'email')).toHaveValue(email);
      await expect(page.locator('[data-call-us]')).toContainText(company.phone.display);
      await page.unroute(RPC_URLS);
    });
  }
}

/** The toast, in the language of these tests. */
const expectSaid = (page: Page, {role, title, text}: ExpectedToast) =>
  expectToast(page, role, textOf(CODE, ...title), textOf(CODE, ...text));

test.describe(`in ${CODE}`, () => {
  test.use({savedLanguage: CODE});

  test('every failure of the inspection form is shown @full', async ({page, consoleErrors}) => {
    test.setTimeout(120_000);
    await begunAMinuteAgo(page);
    await page.goto(inLocale(CODE, '/contact'));
    const email = newEmail();
    await fillInspection(page, email);
    await goThrough(page, INSPECTION, INSPECTION_TOASTS, email);
    await expect(field(page, 'message')).toHaveValue(COMPLETE_REQUEST.message);
    consoleErrors.length = 0;
  });

  test('every failure of the newsletter is shown @full', async ({page, consoleErrors}) => {
    test.setTimeout(120_000);
    await begunAMinuteAgo(page);
    await page.goto(inLocale(CODE, '/knowledge-center'));
    const email = newEmail();
    await field(page, 'email').fill(email);
    await goThrough(page, NEWSLETTER, NEWSLETTER_TOASTS, email);
    consoleErrors.length = 0;
  });

  test('invalid entries are reported before anything is sent @full', async ({page}) => {
    await page.goto(inLocale(CODE, '/contact'));
    await submitButton(page).click();
    await expectSaid(page, INSPECTION_TOASTS.validation);
    await expect(field(page, 'name')).toHaveAccessibleDescription(
      textOf(CODE, 'forms.inspection.nameMissing', 'Please enter your full name.'),
    );
    await page.goto(inLocale(CODE, '/knowledge-center'));
    await field(page, 'email').fill('nobody');
    await submitButton(page).click();
    await expectSaid(page, NEWSLETTER_TOASTS.validation);
  });

  test('success and "already subscribed" are shown @full', async ({page}) => {
    test.setTimeout(90_000);
    await begunAMinuteAgo(page);
    const email = newEmail();
    await page.goto(inLocale(CODE, '/contact'));
    await fillInspection(page, email);
    await submitButton(page).click();
    await expectSaid(page, INSPECTION_TOASTS.success);
    const rows = await database.contacts(email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...snake(COMPLETE_REQUEST),
      email,
      route: inLocale(CODE, '/contact'),
    });

    const thanks = page.getByRole('heading', {
      name: textOf(CODE, 'forms.newsletter.thanksTitle', 'Successfully Subscribed!'),
    });
    for (const again of [false, true]) {
      await page.goto(inLocale(CODE, '/knowledge-center'));
      await field(page, 'email').fill(email);
      // A subscription with the same start time is the same one: begin later.
      await page.waitForTimeout(1100);
      await submitButton(page).click();
      await expect(thanks).toBeVisible();
      if (!again) continue;
      await expectSaid(page, NEWSLETTER_TOASTS.already_subscribed);
    }
    expect(await database.subscribers(email)).toHaveLength(1);
  });

  test('a client that cannot be loaded is an unexpected error @full', async ({
    page,
    consoleErrors,
  }) => {
    await page.route(scriptWith('PostgrestError', CODE), (route) => route.abort());
    await page.goto(inLocale(CODE, '/contact'));
    await fillInspection(page, newEmail());
    await submitButton(page).click();
    await expectSaid(page, INSPECTION_TOASTS.exception);
    await page.goto(inLocale(CODE, '/knowledge-center'));
    await field(page, 'email').fill(newEmail());
    await submitButton(page).click();
    await expectSaid(page, NEWSLETTER_TOASTS.exception);
    consoleErrors.length = 0;
  });
});

/** The entries under the names of their columns. */
function snake(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

test('a draft goes over to another language @full', async ({page}) => {
  await begunAMinuteAgo(page);
  const email = newEmail();
  await page.goto('/contact');
  await fillInspection(page, email);
  await page.evaluate(() => localStorage.setItem('selectedLanguage', 'es'));
  await page.goto('/es/contact');
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'roofAge')).toHaveValue(COMPLETE_REQUEST.roofAge);
  await submitButton(page).click();
  await expect(page.locator('[data-sent]')).toBeVisible();
  expect(await database.contacts(email)).toMatchObject([{route: '/es/contact'}]);
});

test('a reply that stalls for good fails in time, and keeps the entries @full', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(60_000);
  await begunAMinuteAgo(page);
  await page.route(RPC_URLS, () => undefined);
  await page.goto('/contact');
  await fillInspection(page, newEmail());
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(page.getByText('There was an error submitting your request.')).toBeVisible({
    timeout: 24_000,
  });
  await expect(field(page, 'message')).toHaveValue(COMPLETE_REQUEST.message);
  consoleErrors.length = 0;
});

test('one stalled reply is followed by a try that succeeds @full', async ({
  page,
  consoleErrors,
}) => {
  await begunAMinuteAgo(page);
  let requests = 0;
  await page.route(RPC_URLS, async (route) => {
    requests += 1;
    if (requests > 1) await route.continue();
  });
  const email = newEmail();
  await page.goto('/contact');
  await fillInspection(page, email);
  await submitButton(page).click();
  await expect(page.locator('[data-sent]')).toBeVisible({timeout: 20_000});
  expect(await database.contacts(email)).toHaveLength(1);
  consoleErrors.length = 0;
});

for (const [how, handler] of [
  ['is down', (route) => route.abort()],
  ['is slow', () => undefined],
  ['answers garbage', answer('<html>Sign in</html>')],
] as [string, Parameters<Page['route']>[1]][]) {
  test(`an IP service that ${how} stops no lead @full`, async ({page, consoleErrors}) => {
    await begunAMinuteAgo(page);
    await page.route('**/api/ip*', handler);
    const email = newEmail();
    await page.goto('/contact');
    await fillInspection(page, email);
    const sent = page.waitForRequest(RPC_URLS);
    const pressed = Date.now();
    await submitButton(page).click();
    expect(((await sent).postDataJSON() as {v_ip: unknown}).v_ip).toBeNull();
    expect(Date.now() - pressed).toBeLessThan(4000);
    await expect(page.locator('[data-sent]')).toBeVisible();
    consoleErrors.length = 0;
  });
}
