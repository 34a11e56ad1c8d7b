import {expect, type Locator, type Page, type Route} from '@playwright/test';

import {routes} from '../../src/data/routes';
import {IP_LIMIT_MS} from '../../src/forms/core/context';
import {POLICY} from '../../src/forms/core/call';
import type {LocaleCode} from '../../src/language/locales';
import {testDatabase} from './database';
import {HOSTS} from './hosts';
import {inLocale} from './pages';

/** The database behind the server that the forms' tests visit. */
export const database = testDatabase(HOSTS[0]!.dataDir);

/** URLs of both functions, as a pattern for `page.route`. */
export const RPC_URLS = '**/rest/v1/rpc/*';

let people = 0;

/** An email that no other test uses. */
export const newEmail = (): string => `visitor.${Date.now()}.${(people += 1)}@example.com`;

// Sets the visitor's start time a minute back: a test types faster than the server accepts from a
// person. Use it before the page is opened.
export async function begunAMinuteAgo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const key of ['draft:inspection', 'draft:newsletter']) {
      if (!sessionStorage.getItem(key)) {
        sessionStorage.setItem(key, JSON.stringify({startedAt: Date.now() - 60_000, entries: {}}));
      }
    }
  });
}

export const field = (page: Page, name: string): Locator =>
  page.locator(`main form [name=${name}]`);

export const submitButton = (page: Page): Locator => page.locator('main form [type=submit]');

export const COMPLETE_REQUEST = {
  name: 'Maria Núñez',
  phone: '+1 (727) 555-0117',
  roofType: 'tile',
  roofAge: '20+',
  lastInspection: 'never',
  stormDamage: 'yes-visible',
  message: 'Two tiles came down.\nThere is a stain in the hall.',
} as const;

/** Fills every field of the inspection form. */
export async function fillInspection(page: Page, email: string) {
  await field(page, 'name').fill(COMPLETE_REQUEST.name);
  await field(page, 'phone').fill(COMPLETE_REQUEST.phone);
  await field(page, 'email').fill(email);
  for (const list of ['roofType', 'roofAge', 'lastInspection', 'stormDamage'] as const) {
    await field(page, list).selectOption(COMPLETE_REQUEST[list]);
  }
  await field(page, 'message').fill(COMPLETE_REQUEST.message);
}

/** Opens the page with the inspection form, and fills it. @returns the email in it */
export async function openFilled(page: Page, code: LocaleCode = 'en'): Promise<string> {
  await begunAMinuteAgo(page);
  await page.goto(inLocale(code, routes.contact));
  const email = newEmail();
  await fillInspection(page, email);
  return email;
}

/** The values of the inspection form, by field. */
export async function entries(page: Page): Promise<Record<string, string>> {
  return page
    .locator('main form[id]')
    .evaluate((form) =>
      Object.fromEntries(
        [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
      ),
    );
}

/** The toast with this title and text, and nothing else in it but its close button. */
export const expectToast = (page: Page, role: 'alert' | 'status', title: string, text: string) =>
  expect(page.getByRole(role).filter({hasText: title})).toHaveText(`${title}${text}`);

/** As long as the form itself waits: other tests may keep the backend's disk busy. */
const REPLY_MS = IP_LIMIT_MS + POLICY.totalMs;

/** The inspection form's request has reached the real backend. */
export const expectSent = (page: Page): Promise<void> =>
  expect(page.getByText('Inspection Request Submitted!')).toBeVisible({timeout: REPLY_MS});

/** Replies to a request as the backend would with this body. */
export const answer = (body: object) => (route: Route) => route.fulfill({json: body});

/** Takes the place of the backend, and says yes. @returns what is sent from now on */
export async function sentBy(page: Page) {
  const sent: {v_email?: string; v_message?: string; v_started_at_ms?: number}[] = [];
  await page.route(RPC_URLS, (route) => {
    sent.push(route.request().postDataJSON() as object);
    return answer({success: true})(route);
  });
  return sent;
}
