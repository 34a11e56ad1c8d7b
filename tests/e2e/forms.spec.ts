import {createHash} from 'node:crypto';

import {company} from '../../src/data/company';
import {routes, serviceRoute} from '../../src/data/routes';
import {LEAK} from '../../src/forms/core/fields';
import {openingLines} from '../../src/lib/openingHours';
import {translatorIn} from '../../src/plugins/support/siteText';
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
  openFilled,
  submitButton,
} from '../support/forms';
import {inLocale} from '../support/pages';
import {textOf} from '../support/texts';
import {INSPECTION_TOASTS, NEWSLETTER_TOASTS} from '../support/toasts';
import {expect, test} from './fixtures';

/** The first line of the hours, in English. */
const HOURS = openingLines(company.hours, translatorIn('en'))[0]!;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

// Toasts by server code, in each language: tests/unit/forms/. The codes of the server: tests/sql/rpc.ts.
test.describe('in Spanish', () => {
  const code = 'es';
  test.use({savedLanguage: code});

  test('Chromium names the fields, and the card for the call, as they read', async ({page}) => {
    await page.goto(inLocale(code, '/contact'));
    const session = await page.context().newCDPSession(page);
    const {nodes} = await session.send('Accessibility.getFullAXTree');
    const names = nodes.map(({name}) => String(name?.value));
    const optional = ` ${textOf(code, 'forms.field.optional', '(optional)')}`;
    expect(names.filter((name) => name.endsWith(optional)).length).toBeGreaterThanOrEqual(5);
    expect(names).toContain(textOf(code, 'components.callCard.read', ''));
  });

  test('a request arrives with every field, and the form starts afresh @company', async ({
    page,
  }) => {
    const email = await openFilled(page, code);
    await field(page, 'email').fill(`  ${email.toUpperCase()} `);
    const sent = page.waitForRequest(RPC_URLS);
    await submitButton(page).click();
    await expectToast(
      page,
      'status',
      textOf(code, ...INSPECTION_TOASTS.success.title),
      textOf(code, ...INSPECTION_TOASTS.success.text),
    );
    await expect(page.locator('[data-sent] h2')).toBeFocused();

    const payload = (await sent).postDataJSON() as Record<string, unknown>;
    expect(payload).toMatchObject({
      v_honeypot: null,
      // Each test is a visitor with an IP of its own.
      v_ip: expect.stringMatching(/^11\./),
      v_user_agent: await page.evaluate(() => navigator.userAgent),
      v_email_hash: sha256(email),
      v_meta: {has_message: true, form_completion_time_ms: expect.any(Number)},
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
    await begunAMinuteAgo(page);
    await page.goto(inLocale(code, '/knowledge-center'));
    await expect(submitButton(page)).toBeDisabled();
    await field(page, 'email').fill(email.toUpperCase());
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
    await field(page, 'email').fill(email);
    await submitButton(page).click();
    await expect(thanks).toBeVisible();
    const {role, title, text} = NEWSLETTER_TOASTS.already_subscribed;
    await expectToast(page, role, textOf(code, ...title), textOf(code, ...text));
    expect(await database.subscribers(email)).toHaveLength(1);
  });
});

test('a lost reply loses no lead and makes no second one', async ({page, consoleErrors}) => {
  const bodies: (string | null)[] = [];
  await page.route(RPC_URLS, async (route) => {
    bodies.push(route.request().postData());
    if (bodies.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const email = await openFilled(page);
  await submitButton(page).click();
  await expectSent(page);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toBe(bodies[0]);
  expect(await database.contacts(email)).toHaveLength(1);
  consoleErrors.length = 0;
});

test('a failed send keeps all, a reload too, and it can be sent at once', async ({page}) => {
  await page.route(RPC_URLS, answer({success: false, error: 'db_error'}));
  const email = await openFilled(page);
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

test('the tick survives a reload, and rings before the first look at the mail', async ({page}) => {
  const email = await openFilled(page);
  await field(page, LEAK).check();
  const line = page.getByRole('status').filter({hasText: company.phone.display});
  await expect(line).toBeVisible();
  await page.reload();
  await expect(field(page, LEAK)).toBeChecked();
  await expect(line).toBeVisible();
  await submitButton(page).click();
  await expectSent(page);
  await expect(page.locator('[data-sent]')).not.toContainText('Take your time');
  expect(await database.contacts(email)).toMatchObject([
    {message: `LEAK NOW\n${COMPLETE_REQUEST.message}`},
  ]);
});

test('who ticks nothing is asked once more, where nothing can be lost', async ({
  page,
  context,
  consoleErrors,
}) => {
  const email = await openFilled(page);
  await submitButton(page).click();
  await expectSent(page);
  const sent = page.locator('[data-sent]');
  const button = sent.getByRole('button');
  await context.setOffline(true);
  await button.click();
  await expect(sent.getByRole('alert')).toContainText(company.phone.display);
  await context.setOffline(false);
  await button.click();
  await expect(button).toHaveCount(0);
  await expect(sent.getByRole('heading', {level: 2})).toBeFocused();
  await expect(sent).toContainText(COMPLETE_REQUEST.name);
  // The server knows it again as the same request: tests/sql/.
  expect(await database.contacts(email)).not.toHaveLength(0);
  consoleErrors.length = 0;
});

test('what was put back can be cleared, and is gone after an hour', async ({page}) => {
  await page.clock.install();
  await page.goto('/contact');
  const clear = page.getByRole('button', {name: 'Clear what I typed'});
  await fillInspection(page, newEmail());
  await field(page, LEAK).check();
  await expect(clear).toBeHidden();
  await page.reload();
  await clear.click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(clear).toBeHidden();
  expect(Object.values(await entries(page)).join('')).toBe('');
  await page.reload();
  expect(Object.values(await entries(page)).join('')).toBe('');
  await field(page, 'name').fill('Maria');
  await page.clock.fastForward(59 * 60_000);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Maria');
  await page.clock.fastForward(60_000);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('');
});

test('what was chosen to see where a roof stands is chosen in the form, and goes by no address', async ({
  page,
}) => {
  await page.goto(serviceRoute('roof-replacement'));
  const tool = page.locator('[data-standing]');
  await tool.locator('[name=roofType]').selectOption('tile');
  await tool.locator('[name=roofAge]').selectOption('16-20');
  await tool.getByRole('link').click();
  await expect(page).toHaveURL(routes.contact);
  await expect(field(page, 'roofType')).toHaveValue('tile');
  await expect(field(page, 'roofAge')).toHaveValue('16-20');
});

test('two presses send one request, and the form says what it is doing', async ({page}) => {
  let requests = 0;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(RPC_URLS, async (route) => {
    requests += 1;
    await held;
    await answer({success: true})(route);
  });
  await openFilled(page);
  await submitButton(page).dblclick();
  await field(page, 'email').press('Enter');
  await expect(page.getByRole('button', {name: 'Submitting...'})).toBeDisabled();
  await expect(page.getByRole('status').filter({hasText: 'Sending your request.'})).toHaveCount(1);
  letGo();
  await expect(page.getByRole('heading', {name: 'We have your request'})).toBeFocused();
  await expect(submitButton(page), 'the emptied form is folded').toBeHidden();
  for (const name of ['Water is coming in now', 'Send us photos of it', 'Send another request']) {
    await page.keyboard.press('Tab');
    await expect(page.locator('#form :focus')).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('');
  expect(requests).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the phone number shows in place of dead fields', async ({page}) => {
    for (const path of ['/contact', '/knowledge-center']) {
      await page.goto(path);
      await expect(page.locator('main form')).toBeHidden();
      const help = page.locator('[data-call-us]:visible');
      await expect(help.getByRole('link', {name: company.phone.display})).toBeVisible();
      await expect(help).toContainText(HOURS);
    }
  });
});
