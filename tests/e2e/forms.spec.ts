import {createHash} from 'node:crypto';

import {company} from '../../src/data/company';
import {openingLines} from '../../src/data/openingHours';
import {translatorIn} from '../../src/plugins/site-text';
import {
  answer,
  begunAMinuteAgo,
  RPC_URLS,
  database,
  entries,
  expectSent,
  expectToast,
  field,
  fillInspection,
  COMPLETE_REQUEST,
  newEmail,
  submitButton,
} from '../support/forms';
import {inLocale} from '../support/pages';
import {textOf} from '../support/texts';
import {expect, test} from './fixtures';

/** The first line of the hours, in English. */
const HOURS = openingLines(company.hours, translatorIn('en'))[0]!;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

for (const code of ['en', 'es'] as const) {
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});

    test('a request arrives with every field, and the form starts afresh @company', async ({
      page,
    }) => {
      await begunAMinuteAgo(page);
      const email = newEmail();
      await page.goto(inLocale(code, '/contact'));
      await fillInspection(page, `  ${email.toUpperCase()} `);
      const sent = page.waitForRequest(RPC_URLS);
      await submitButton(page).click();
      await expectToast(
        page,
        'status',
        textOf(code, 'forms.toast.inspection.successTitle', 'Inspection Request Submitted!'),
        textOf(
          code,
          'forms.toast.inspection.success',
          "We'll contact you within {hours} hours to schedule your free roof inspection.",
          {hours: String(company.responseHours)},
        ),
      );
      await expect(page.locator('[data-sent] h2')).toBeFocused();

      const payload = (await sent).postDataJSON() as Record<string, unknown>;
      expect(payload).toEqual({
        v_honeypot: null,
        v_started_at_ms: expect.any(Number),
        v_name: COMPLETE_REQUEST.name,
        v_email: email,
        v_phone: COMPLETE_REQUEST.phone,
        v_roof_age: COMPLETE_REQUEST.roofAge,
        v_last_inspection: COMPLETE_REQUEST.lastInspection,
        v_roof_type: COMPLETE_REQUEST.roofType,
        v_storm_damage: COMPLETE_REQUEST.stormDamage,
        v_message: COMPLETE_REQUEST.message,
        v_ip: expect.stringMatching(/^[\d.]+$|:/),
        v_route: inLocale(code, '/contact'),
        v_referrer: null,
        v_user_agent: await page.evaluate(() => navigator.userAgent),
        v_email_hash: sha256(email),
        v_meta: {
          roof_type: COMPLETE_REQUEST.roofType,
          roof_age: COMPLETE_REQUEST.roofAge,
          storm_damage: COMPLETE_REQUEST.stormDamage,
          has_message: true,
          form_completion_time_ms: expect.any(Number),
        },
      });

      const rows = await database.contacts(email);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        name: COMPLETE_REQUEST.name,
        email,
        phone: COMPLETE_REQUEST.phone,
        roof_age: COMPLETE_REQUEST.roofAge,
        last_inspection: COMPLETE_REQUEST.lastInspection,
        roof_type: COMPLETE_REQUEST.roofType,
        storm_damage: COMPLETE_REQUEST.stormDamage,
        message: COMPLETE_REQUEST.message,
        route: inLocale(code, '/contact'),
        referrer: null,
        suspicion: null,
        meta: payload.v_meta,
      });

      expect(Object.values(await entries(page)).join('')).toBe('');
      expect(await page.evaluate(() => sessionStorage.getItem('draft:inspection'))).toBeNull();
    });

    test('a subscription arrives, and the thank-you card stays until reload', async ({page}) => {
      const email = newEmail();
      await page.goto(inLocale(code, '/knowledge-center'));
      await expect(submitButton(page)).toBeDisabled();
      await field(page, 'email').fill(email.toUpperCase());
      await page.waitForTimeout(1000);
      await submitButton(page).click();
      const thanks = page.getByRole('heading', {
        name: textOf(code, 'forms.newsletter.thanksTitle', 'Successfully Subscribed!'),
      });
      await expect(thanks).toBeFocused();
      await expect(field(page, 'email')).toHaveCount(0);
      expect(await database.subscribers(email)).toMatchObject([
        {
          email,
          route: inLocale(code, '/knowledge-center'),
          referrer: null,
          meta: {subscription_source: 'newsletter_form'},
        },
      ]);
      await page.reload();
      await expect(field(page, 'email')).toHaveValue('');
    });
  });
}

test('what is missing or wrong is said at its field, and nothing is sent', async ({page}) => {
  let requests = 0;
  await page.route(RPC_URLS, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/contact');
  await field(page, 'name').fill('   ');
  await field(page, 'email').fill('maria@gmail');
  await submitButton(page).click();
  await expectToast(page, 'alert', 'Validation Error', 'Please fill in all required fields.');
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'name')).toHaveAccessibleDescription('Please enter your full name.');
  await expect(field(page, 'phone')).toHaveAccessibleDescription(
    'Enter the number we should call.',
  );
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    'This address has no ending. Write it like name@example.com.',
  );
  // Fixed: its message disappears, the others stay.
  await field(page, 'name').fill('Maria');
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  // The toast stays until it is closed, or all is mended, and returns the focus.
  await field(page, 'name').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', {name: 'Close this message'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(requests).toBe(0);
});

test('each test is a visitor with its own client IP', async ({page}, {testId}) => {
  await page.goto('/contact');
  await fillInspection(page, newEmail());
  const sent = page.waitForRequest(RPC_URLS);
  await submitButton(page).click();
  const {v_ip: seen} = (await sent).postDataJSON() as {v_ip: string};
  expect(seen, testId).toMatch(/^10\./);
});

test('a lost reply loses no lead and makes no second one', async ({page, consoleErrors}) => {
  await begunAMinuteAgo(page);
  const email = newEmail();
  const bodies: (string | null)[] = [];
  await page.route(RPC_URLS, async (route) => {
    bodies.push(route.request().postData());
    if (bodies.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.goto('/contact');
  await fillInspection(page, email);
  await submitButton(page).click();
  await expectSent(page);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toBe(bodies[0]);
  expect(await database.contacts(email)).toHaveLength(1);
  consoleErrors.length = 0;
});

test('a failed send keeps all, a reload too, and it can be sent at once @company', async ({
  page,
}) => {
  await begunAMinuteAgo(page);
  const email = newEmail();
  await page.route(RPC_URLS, answer({success: false, error: 'db_error'}));
  await page.goto('/contact');
  await fillInspection(page, email);
  const typed = await entries(page);
  await submitButton(page).click();
  await expectToast(page, 'alert', 'Submission Error', 'Database error. Please try again later.');
  const help = page.locator('[data-call-us]');
  await expect(help.getByRole('link', {name: company.phone.display})).toBeInViewport();
  await expect(help).toContainText(HOURS);
  expect(await entries(page)).toEqual(typed);

  await page.unroute(RPC_URLS);
  await page.reload();
  await expect(field(page, 'message')).toHaveValue(COMPLETE_REQUEST.message);
  expect(await entries(page)).toEqual(typed);
  await submitButton(page).click();
  await expectSent(page);
  expect(await database.contacts(email)).toHaveLength(1);
});

test('a honeypot filled by the browser does not lock a person out', async ({page}) => {
  await begunAMinuteAgo(page);
  const email = newEmail();
  await page.goto('/contact');
  await fillInspection(page, email);
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('[name=company]')!.value = 'ACME';
  });
  await submitButton(page).click();
  await expectToast(page, 'alert', 'Submission Error', 'Spam detected. Please try again.');
  expect(await page.evaluate(() => sessionStorage.getItem('draft:inspection'))).not.toContain(
    'ACME',
  );
  await submitButton(page).click();
  await expectSent(page);
  expect(await database.contacts(email)).toMatchObject([{email, suspicion: null}]);
});

test('two presses, or Enter twice, send one request', async ({page}) => {
  await begunAMinuteAgo(page);
  let requests = 0;
  await page.route(RPC_URLS, async (route) => {
    requests += 1;
    await route.continue();
  });
  await page.goto('/contact');
  await fillInspection(page, newEmail());
  await submitButton(page).dblclick();
  await expectSent(page);
  expect(requests).toBe(1);
  await page.getByRole('button', {name: 'Send another request'}).click();
  await fillInspection(page, newEmail());
  await page.waitForTimeout(3000);
  await field(page, 'email').press('Enter');
  await field(page, 'email').press('Enter');
  await expect(field(page, 'email')).toHaveValue('');
  expect(requests).toBe(2);
});

test('the form is done by keyboard alone, and says what it is doing', async ({page}) => {
  await begunAMinuteAgo(page);
  await page.route(RPC_URLS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/contact');
  const again = page.getByRole('button', {name: 'Send another request'});
  await page.getByLabel('Name').focus();
  const email = newEmail();
  for (const text of ['Maria', '7275550117', email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Roof type')).toBeFocused();
  for (const next of ['Roof age', 'Last inspection', 'Storm damage', 'Message']) {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(next)).toBeFocused();
  }
  await page.keyboard.type('Help');
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
    'Street or ZIP, and what you see 4 of 2,000 characters',
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Request my inspection'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Submitting...'})).toBeDisabled();
  await expect(page.getByRole('status').filter({hasText: 'Sending your request.'})).toHaveCount(1);
  await expect(page.getByRole('heading', {name: 'We have your request'})).toBeFocused();
  await expect(submitButton(page), 'the emptied form is folded').toBeHidden();
  await page.keyboard.press('Tab');
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('a reader does not download the client', async ({page}) => {
  const scripts: {url: string; body: Promise<string>}[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push({url: response.url(), body: response.text().catch(() => '')});
    }
  });
  const found = async (): Promise<string[]> => {
    const bodies = await Promise.all(scripts.map(({body}) => body));
    const all = bodies.join('\n');
    return all.includes('supabase') && /postgrest|PostgrestError/i.test(all) ? ['supabase-js'] : [];
  };
  for (const path of ['/', '/knowledge-center', '/contact', '/testimonials', '/about']) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(await found()).toEqual([]);
  await page.goto('/contact');
  await field(page, 'name').focus();
  await expect.poll(found).toEqual(['supabase-js']);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const path of ['/contact', '/knowledge-center']) {
    test(`${path} shows the phone number in place of dead fields`, async ({page}) => {
      await page.goto(path);
      await expect(page.locator('main form')).toBeHidden();
      const help = page.locator('[data-call-us]:visible');
      await expect(help.getByRole('link', {name: company.phone.display})).toBeVisible();
      await expect(help).toContainText(HOURS);
    });
  }
});

test('the consent line leads to the privacy policy of the same language', async ({page}) => {
  await page.goto('/contact');
  await expect(
    page.locator('main form').getByRole('link', {name: 'Privacy policy'}),
  ).toHaveAttribute('href', '/privacy-policy');
});
