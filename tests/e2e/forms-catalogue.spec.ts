import type {Page} from '@playwright/test';

import type {LocaleCode} from '../../src/language/locales';
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
import {CODES, inLocale} from '../support/pages';
import {textOf} from '../support/texts';
import {expect, test} from './fixtures';

type Row = {
  name: string;
  /** Ids of title and text, each with the English of the specification. */
  title: [string, string];
  text: [string, string];
  /** Makes the next try end in this row; the returned function undoes it. */
  arrange: (page: Page, email: string) => Promise<unknown>;
};

const on = (handler: Parameters<Page['route']>[1]) => (page: Page) => page.route(RPC_URLS, handler);

/** Uses up the client IP's limit for ten minutes. */
const useUpLimit = (procedure: string, entry: object) => async (page: Page) => {
  for (let tries = 0; tries < 10; tries += 1) {
    const response = await page.request.post(`/rest/v1/rpc/${procedure}`, {
      headers: {apikey: 'sb_publishable_palm_sentry_embedded'},
      data: {...entry, v_email: newEmail()},
    });
    expect(await response.json()).toMatchObject({success: true});
  }
};

const SUBMISSION: [string, string] = ['forms.toast.inspection.errorTitle', 'Submission Error'];

const INSPECTION: Row[] = [
  // First: once this content is stored, sending it again is a success.
  {
    name: 'rate limit, by the real backend',
    title: SUBMISSION,
    text: ['forms.toast.inspection.rateLimit', 'Too many submissions. Please wait and try again.'],
    arrange: useUpLimit('submit_contact_rpc', {v_name: 'Ann', v_phone: '727-555-0117'}),
  },
  {
    name: 'honeypot, by the real backend',
    title: SUBMISSION,
    text: ['forms.toast.inspection.spam', 'Spam detected. Please try again.'],
    arrange: (page) =>
      page.evaluate(() => {
        document.querySelector<HTMLInputElement>('[name=company]')!.value = 'ACME';
      }),
  },
  {
    name: 'too fast, by the real backend',
    title: SUBMISSION,
    text: ['forms.toast.inspection.spam', 'Spam detected. Please try again.'],
    arrange: on(altered({v_meta: {form_completion_time_ms: 900}})),
  },
  {
    name: 'invalid e-mail, by the real backend',
    title: SUBMISSION,
    text: ['forms.toast.inspection.invalidEmail', 'Please enter a valid email address.'],
    arrange: on(altered({v_email: 'nobody'})),
  },
  {
    name: 'invalid name, by the real backend',
    title: SUBMISSION,
    text: ['forms.toast.inspection.invalidName', 'Please enter a valid name.'],
    arrange: on(altered({v_name: ' '})),
  },
  {
    name: 'invalid phone, by the real backend',
    title: SUBMISSION,
    text: ['forms.toast.inspection.invalidPhone', 'Please enter a valid phone number.'],
    arrange: on(altered({v_phone: '1'.repeat(21)})),
  },
  {
    name: 'database error',
    title: SUBMISSION,
    text: ['forms.toast.inspection.dbError', 'Database error. Please try again later.'],
    arrange: on(answer({success: false, error: 'db_error'})),
  },
  {
    name: 'unknown code',
    title: SUBMISSION,
    text: ['forms.toast.inspection.other', 'Please try again or call us directly.'],
    arrange: on(answer({success: false, error: 'teapot'})),
  },
  {
    name: 'missing code',
    title: SUBMISSION,
    text: ['forms.toast.inspection.other', 'Please try again or call us directly.'],
    arrange: on(answer({success: false})),
  },
  {
    name: 'malformed answer',
    title: SUBMISSION,
    text: ['forms.toast.inspection.other', 'Please try again or call us directly.'],
    arrange: on(answer('"thank you"')),
  },
  {
    name: 'call error',
    title: SUBMISSION,
    text: [
      'forms.toast.inspection.requestFailed',
      'There was an error submitting your request. Please try again.',
    ],
    arrange: on((route) => route.fulfill({status: 500, body: '{"message":"secret detail"}'})),
  },
];

const SUBSCRIPTION: [string, string] = ['forms.toast.newsletter.errorTitle', 'Subscription Error'];
const NEWSLETTER_ERROR: [string, string] = [
  'forms.toast.newsletter.error',
  'There was an error subscribing to the newsletter. Please try again.',
];

const NEWSLETTER: Row[] = [
  {
    name: 'honeypot, by the real backend',
    title: SUBSCRIPTION,
    text: ['forms.toast.newsletter.spam', 'Spam detected. Please try again.'],
    arrange: (page) =>
      page.evaluate(() => {
        document.querySelector<HTMLInputElement>('[name=company]')!.value = 'ACME';
      }),
  },
  {
    name: 'too fast, by the real backend',
    title: SUBSCRIPTION,
    text: ['forms.toast.newsletter.tooFast', 'Please wait a few seconds before submitting.'],
    arrange: (page) =>
      page.route(RPC_URLS, (route) => altered({v_started_at_ms: Date.now()})(route)),
  },
  {
    name: 'invalid e-mail, by the real backend',
    title: SUBSCRIPTION,
    text: ['forms.toast.newsletter.invalidEmail', 'Please enter a valid email address.'],
    arrange: on(altered({v_email: 'nobody'})),
  },
  {
    name: 'rate limit, by the real backend',
    title: SUBSCRIPTION,
    text: ['forms.toast.newsletter.rateLimit', 'Too many requests. Please try again later.'],
    arrange: useUpLimit('subscribe_newsletter_rpc', {v_started_at_ms: 0}),
  },
  {
    name: 'database error',
    title: SUBSCRIPTION,
    text: NEWSLETTER_ERROR,
    arrange: on(answer({success: false, error: 'db_error'})),
  },
  {
    name: 'missing code',
    title: SUBSCRIPTION,
    text: NEWSLETTER_ERROR,
    arrange: on(answer({success: false})),
  },
  {
    name: 'malformed answer',
    title: SUBSCRIPTION,
    text: NEWSLETTER_ERROR,
    arrange: on(answer('[]')),
  },
  {
    name: 'transport error',
    title: SUBSCRIPTION,
    text: NEWSLETTER_ERROR,
    arrange: on((route) => route.abort()),
  },
];

async function goThrough(page: Page, code: LocaleCode, rows: Row[], email: string): Promise<void> {
  for (const {name, title, text, arrange} of rows) {
    await test.step(name, async () => {
      // From another client IP each time: the limit of one is a row of its own.
      await page.context().setExtraHTTPHeaders(visitorFrom(`${email} ${name}`));
      await arrange(page, email);
      await submitButton(page).click();
      await expectToast(page, 'alert', textOf(code, ...title), textOf(code, ...text));
      await expect(field(page, 'email')).toHaveValue(email);
      await expect(page.locator('[data-call-us]')).toContainText('(813) 555-0142');
      await page.unroute(RPC_URLS);
    });
  }
}

for (const code of CODES) {
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});

    test('every failure of the inspection form is told @full', async ({page, consoleErrors}) => {
      test.setTimeout(120_000);
      await begunAMinuteAgo(page);
      await page.goto(inLocale(code, '/contact'));
      const email = newEmail();
      await fillInspection(page, email);
      await goThrough(page, code, INSPECTION, email);
      await expect(field(page, 'message')).toHaveValue(COMPLETE_REQUEST.message);
      consoleErrors.length = 0;
    });

    test('every failure of the newsletter is told @full', async ({page, consoleErrors}) => {
      test.setTimeout(120_000);
      await begunAMinuteAgo(page);
      await page.goto(inLocale(code, '/knowledge-center'));
      const email = newEmail();
      await field(page, 'email').fill(email);
      await goThrough(page, code, NEWSLETTER, email);
      consoleErrors.length = 0;
    });

    test('wrong entries are told before anything is sent @full', async ({page}) => {
      await page.goto(inLocale(code, '/contact'));
      await submitButton(page).click();
      await expectToast(
        page,
        'alert',
        textOf(code, 'forms.toast.inspection.validationTitle', 'Validation Error'),
        textOf(code, 'forms.toast.inspection.validation', 'Please fill in all required fields.'),
      );
      await expect(field(page, 'name')).toHaveAccessibleDescription(
        textOf(code, 'forms.inspection.nameMissing', 'Please enter your full name.'),
      );
      await page.goto(inLocale(code, '/knowledge-center'));
      await field(page, 'email').fill('nobody');
      await submitButton(page).click();
      await expectToast(
        page,
        'alert',
        textOf(code, 'forms.toast.newsletter.invalidTitle', 'Invalid Email'),
        textOf(code, 'forms.toast.newsletter.invalidEmail', 'Please enter a valid email address.'),
      );
    });

    test('success and "already subscribed" are told @full', async ({page}) => {
      test.setTimeout(90_000);
      await begunAMinuteAgo(page);
      const email = newEmail();
      await page.goto(inLocale(code, '/contact'));
      await fillInspection(page, email);
      await submitButton(page).click();
      await expectToast(
        page,
        'status',
        textOf(code, 'forms.toast.inspection.successTitle', 'Inspection Request Submitted!'),
        textOf(
          code,
          'forms.toast.inspection.success',
          "We'll contact you within 24 hours to schedule your free roof inspection.",
        ),
      );
      const rows = await database.contacts(email);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        ...snake(COMPLETE_REQUEST),
        email,
        route: inLocale(code, '/contact'),
      });

      const thanks = page.getByRole('heading', {
        name: textOf(code, 'forms.newsletter.thanksTitle', 'Successfully Subscribed!'),
      });
      for (const again of [false, true]) {
        await page.goto(inLocale(code, '/knowledge-center'));
        await field(page, 'email').fill(email);
        // A subscription with the same start time is the same one: begin later.
        await page.waitForTimeout(1100);
        await submitButton(page).click();
        await expect(thanks).toBeVisible();
        if (!again) continue;
        await expectToast(
          page,
          'status',
          textOf(code, 'forms.toast.newsletter.alreadyTitle', 'Already Subscribed'),
          textOf(
            code,
            'forms.toast.newsletter.already',
            'This email is already subscribed to our newsletter.',
          ),
        );
      }
      expect(await database.subscribers(email)).toHaveLength(1);
    });

    test('a client that cannot be loaded is told as unexpected @full', async ({
      page,
      consoleErrors,
    }) => {
      await page.route('**/assets/js/*.js', async (route) => {
        const response = await route.fetch();
        const isClient = (await response.text()).includes('PostgrestError');
        return isClient ? route.abort() : route.fulfill({response});
      });
      await page.goto(inLocale(code, '/contact'));
      await fillInspection(page, newEmail());
      await submitButton(page).click();
      await expectToast(
        page,
        'alert',
        textOf(code, 'forms.toast.inspection.unexpectedTitle', 'Unexpected Error'),
        textOf(code, 'forms.toast.inspection.other', 'Please try again or call us directly.'),
      );
      await page.goto(inLocale(code, '/knowledge-center'));
      await field(page, 'email').fill(newEmail());
      await submitButton(page).click();
      await expectToast(
        page,
        'alert',
        textOf(code, 'forms.toast.newsletter.unexpectedTitle', 'Unexpected Error'),
        textOf(
          code,
          'forms.toast.newsletter.unexpected',
          'Something went wrong. Please try again later.',
        ),
      );
      consoleErrors.length = 0;
    });
  });
}

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
