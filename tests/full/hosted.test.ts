// A build for hosted Supabase and a static host, in Chromium: both forms from the built page to the
// project's origin, under the real names. See tests/support/hostedSite.ts.
import {type Browser, chromium, expect as see, type Page} from '@playwright/test';

import {chromiumLaunch} from '../support/chromium';
import {company} from '../../src/data/company';
import {routes} from '../../src/data/routes';
import {certificate} from '../postgres/deno';
import {USER_AGENT} from '../support/hosts';
import {testFolder} from '../support/folder';
import {expectToast, field, fillInspection, submitButton} from '../support/forms';
import {hostedSite, KEY, PROJECT, type Reply, SITE} from '../support/hostedSite';
import {ScratchCopy} from '../support/scratch';
import {contentOf, INSPECTION_TOASTS, NEWSLETTER_TOASTS} from '../support/toasts';

jest.setTimeout(600_000);

const EMAIL = 'maria@example.com';
const SUCCESS: Reply = {json: {success: true}};
const refused = (error: string): Reply => ({json: {success: false, error}});
/** What PostgREST says where the migrations are missing. */
const NO_FUNCTION: Reply = {
  status: 404,
  json: {code: 'PGRST202', message: 'Could not find the function in the schema cache'},
};
const DATABASE_FAILED: Reply = {status: 500, json: {code: 'XX000', message: 'internal error'}};

const copy = new ScratchCopy('hosted');
const {root} = testFolder();
let hosted: Awaited<ReturnType<typeof hostedSite>>;
let browser: Browser;
let page: Page;
let violations: string[];

beforeAll(async () => {
  copy.environment = {
    SITE_URL: SITE,
    ALLOW_PLACEHOLDERS: '1',
    SUPABASE_URL: PROJECT,
    SUPABASE_PUBLISHABLE_KEY: KEY,
    DEPLOY_HOST: 'netlify',
  };
  const {ok, output} = copy.script('scripts/site-build/index.ts', '--locale', 'en');
  if (!ok) throw new Error(output);
  hosted = await hostedSite(copy.path('build'), certificate(root));
  browser = await chromium.launch(chromiumLaunch(hosted.flag));
});
afterAll(async () => {
  await browser?.close();
  hosted?.close();
  copy.remove();
});

beforeEach(async () => {
  hosted.expecting([SUCCESS]);
  page = await browser.newPage({ignoreHTTPSErrors: true, userAgent: USER_AGENT});
  await page.addInitScript(() => localStorage.setItem('selectedLanguage', 'en'));
  violations = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(String(error)));
});
afterEach(async () => {
  await page.close();
  expect(violations).toEqual([]);
});

async function askForInspection(): Promise<void> {
  await page.goto(SITE + routes.contact);
  await fillInspection(page, EMAIL);
  await submitButton(page).click();
}

async function subscribe(): Promise<void> {
  await page.goto(SITE + routes.knowledgeCenter);
  await field(page, 'email').fill(EMAIL);
  await submitButton(page).click();
}

const isSent = () => see(page.locator('[data-sent]')).toBeVisible({timeout: 20_000});

it('asks nobody else while a visitor reads', async () => {
  for (const route of [routes.home, routes.contact, routes.knowledgeCenter]) {
    await page.goto(SITE + route, {waitUntil: 'networkidle'});
  }
  expect([...hosted.hosts]).toEqual([SITE]);
});

it('sends the inspection form, with what only a browser knows', async () => {
  await askForInspection();
  await isSent();
  expect(hosted.calls).toMatchObject([
    {
      name: 'submit_contact_rpc',
      args: {
        v_email: EMAIL,
        v_ip: '203.0.113.7',
        v_route: routes.contact,
        v_email_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    },
  ]);
});

it('subscribes to the newsletter', async () => {
  await subscribe();
  await isSent();
  expect(hosted.calls).toMatchObject([
    {name: 'subscribe_newsletter_rpc', args: {v_email: EMAIL, v_ip: '2001:db8::7'}},
  ]);
});

it('sends where nobody tells the IP', async () => {
  hosted.expecting([SUCCESS], false);
  await askForInspection();
  await isSent();
  expect(hosted.calls).toMatchObject([{args: {v_ip: null}}]);
});

it('asks again, with the same request, after a cut line and a gateway that is down', async () => {
  hosted.expecting(['cut', 'gateway down', SUCCESS]);
  await askForInspection();
  await isSent();
  expect(hosted.calls).toHaveLength(3);
  expect(new Set(hosted.calls.map((call) => JSON.stringify(call))).size).toBe(1);
});

it.each([
  ['rate_limit', refused('rate_limit')],
  ['invalid_phone', refused('invalid_phone')],
  ['db_error', refused('db_error')],
  ['request_failed', NO_FUNCTION],
  ['request_failed', DATABASE_FAILED],
] as const)('tells a visitor of the inspection form about %s', async (outcome, reply) => {
  hosted.expecting([reply]);
  await askForInspection();
  const {title, text} = contentOf(INSPECTION_TOASTS[outcome], 'en');
  await expectToast(page, INSPECTION_TOASTS[outcome].role, title, text);
  expect(hosted.calls).toHaveLength(1);
});

it.each([
  ['already_subscribed', refused('already_subscribed')],
  ['too_fast', refused('too_fast')],
  ['rate_limit', refused('rate_limit')],
  ['request_failed', NO_FUNCTION],
] as const)('tells a visitor of the newsletter about %s', async (outcome, reply) => {
  hosted.expecting([reply]);
  await subscribe();
  const {title, text} = contentOf(NEWSLETTER_TOASTS[outcome], 'en');
  await expectToast(page, NEWSLETTER_TOASTS[outcome].role, title, text);
});

it('gives the phone number where the project stays away', async () => {
  hosted.expecting(['cut']);
  await askForInspection();
  await see(page.locator('[data-call-us]')).toContainText(company.phone.display, {timeout: 20_000});
  // Chromium itself repeats a request on a connection that was open before and is cut.
  expect(hosted.calls.length).toBeGreaterThanOrEqual(3);
  expect(new Set(hosted.calls.map((call) => JSON.stringify(call))).size).toBe(1);
});
