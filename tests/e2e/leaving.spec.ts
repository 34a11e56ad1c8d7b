import type {Page} from '@playwright/test';

import {routes} from '../../src/data/routes';
import {withoutApp} from '../support/app';
import {
  begunAMinuteAgo,
  database,
  entries,
  expectSent,
  fillInspection,
  newEmail,
  openFilled,
  submitButton,
} from '../support/forms';
import {hydrated, visit} from '../support/visit';
import {expect, test} from './fixtures';

/* Who leaves a page while its form is being sent is asked, and loses nothing. */

/** Fills the form of the contact page, which is alive; returns its email. */
async function filledForm(page: Page): Promise<string> {
  const email = await openFilled(page);
  await hydrated(page);
  return email;
}

/** From now on each reply takes so long. */
async function slowLine(page: Page, latency = 700): Promise<void> {
  const network = await page.context().newCDPSession(page);
  const bandwidth = {downloadThroughput: -1, uploadThroughput: -1};
  await network.send('Network.emulateNetworkConditions', {offline: false, latency, ...bandwidth});
}

/** Follows a link, by a page load. Whether the visitor goes, if the browser asks. */
async function leave(page: Page, goes: boolean): Promise<string[]> {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (goes ? dialog.accept() : dialog.dismiss());
  });
  await page.evaluate((to) => location.assign(to), routes.about).catch(() => undefined);
  return asked;
}

/** Goes back to the form, which has what was typed, and sends it. */
async function sendAgain(page: Page, typed: Record<string, string>): Promise<void> {
  await visit(page, routes.contact);
  expect(await entries(page)).toEqual(typed);
  await submitButton(page).click();
  await expectSent(page);
}

for (const ms of [300, 1000]) {
  test(`who leaves ${ms} ms after the press is asked, and finds the request sent once`, async ({
    page,
  }) => {
    const email = await filledForm(page);
    await page.waitForLoadState('networkidle');
    const typed = await entries(page);
    await slowLine(page);
    await submitButton(page).click();
    await page.waitForTimeout(ms);
    const wasSent = await page.locator('[data-sent]').isVisible();
    const asked = await leave(page, true);
    await page.waitForURL(routes.about);
    expect(asked).toEqual(wasSent ? [] : ['beforeunload']);
    await slowLine(page, 0);
    // What was on its way may have arrived, or arrive yet; the form keeps what was typed until the reply.
    const sent = async () => (await database.contacts(email)).length;
    if ((await sent()) === 0) await sendAgain(page, typed);
    expect(await sent()).toBe(1);
  });
}

test('a request that is on its way arrives without its page', async ({page}) => {
  const email = await filledForm(page);
  await page.waitForLoadState('networkidle');
  await slowLine(page);
  const sent = page.waitForRequest(/\/rpc\//);
  await submitButton(page).click();
  await sent;
  await leave(page, true);
  await page.waitForURL(routes.about);
  await expect.poll(async () => (await database.contacts(email)).length).toBe(1);
});

test('who stays when asked finds it sent, and may then go', async ({page}) => {
  const email = await filledForm(page);
  await slowLine(page);
  await submitButton(page).click();
  await leave(page, false);
  await expectSent(page);
  expect(await database.contacts(email)).toHaveLength(1);
  const asked = await leave(page, false);
  await page.waitForURL(routes.about);
  expect(asked).toEqual([]);
});

test('a press that waits for the form’s script asks, too', async ({page}) => {
  await begunAMinuteAgo(page);
  const email = newEmail();
  const letGo = await withoutApp(page);
  await page.goto(routes.contact, {waitUntil: 'domcontentloaded'});
  await fillInspection(page, email);
  const typed = await entries(page);
  await submitButton(page).click();
  const asked = await leave(page, true);
  await page.waitForURL(routes.about);
  expect(asked).toEqual(['beforeunload']);
  letGo();
  await sendAgain(page, typed);
  expect(await database.contacts(email)).toHaveLength(1);
});

test('what is pressed in a copy of the form, which another program has made, is no address, and is sent', async ({
  page,
}) => {
  await begunAMinuteAgo(page);
  const email = newEmail();
  await visit(page, routes.contact);
  await page.locator('main form').evaluate((form) => form.replaceWith(form.cloneNode(true)));
  await fillInspection(page, email);
  await submitButton(page).click();
  await expectSent(page);
  await expect(page).toHaveURL(routes.contact);
  expect(await database.contacts(email)).toHaveLength(1);
});

test('nobody is asked who calls while the form is being sent', async ({page}) => {
  await filledForm(page);
  await slowLine(page, 3000);
  await submitButton(page).click();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.locator('main a[href^="tel:"]:visible').first().click();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
});
