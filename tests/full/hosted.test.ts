// A build for hosted Supabase on a static host, in front of a project of real parts (tests/support/hosted):
// both forms in Chromium, and for each fault of a project what the visitor, `npm run smoke`, its watch,
// `npm run ready` and docs/runbook.md say.
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';

import {type Browser, chromium, expect as see, type Page} from '@playwright/test';

import {answerChecks, entryChecks} from '../../scripts/smoke/api';
import {closing, type Engine} from '../../server/database/engine';
import {company} from '../../src/data/company';
import {routes} from '../../src/data/routes';
import {certificate, SECRET, startFunction} from '../postgres/deno';
import {postgresEngine} from '../sql/engine';
import {rpcAsVisitor} from '../sql/rpc';
import {chromiumLaunch} from '../support/chromium';
import {command, count} from '../support/faults';
import {testFolder} from '../support/folder';
import {expectToast, field, fillInspection, submitButton} from '../support/forms';
import {hostedDatabase, startPostgrest} from '../support/hosted';
import {hostedSite, KEY, PROJECT, SITE} from '../support/hosted/site';
import {USER_AGENT} from '../support/hosts';
import {ScratchCopy, succeed} from '../support/scratch';
import {contentOf, INSPECTION_TOASTS, NEWSLETTER_TOASTS} from '../support/toasts';

jest.setTimeout(600_000);

const began = Date.now();
const copy = new ScratchCopy('hosted');
const {root} = testFolder();
let database: Awaited<ReturnType<typeof hostedDatabase>>;
let rest: Awaited<ReturnType<typeof startPostgrest>>;
let hosted: Awaited<ReturnType<typeof hostedSite>>;
let browser: Browser;
let page: Page;
let violations: string[];
let visitors = 0;
let email: string;

const sql = async (text: string, url = database.ownerUrl) =>
  closing(await postgresEngine(url), (engine) => engine.script(text));
const asAdmin = (text: string) => sql(text, database.adminUrl);
/** How many requests of this visitor are stored. */
const rows = async (): Promise<unknown> =>
  (
    await sql(`select count(*)::int as n from intake.inspection_requests where email = '${email}'`)
  )[0]!.n;

beforeAll(async () => {
  copy.environment = {
    SITE_URL: SITE,
    ALLOW_PLACEHOLDERS: '1',
    SUPABASE_URL: PROJECT,
    SUPABASE_PUBLISHABLE_KEY: KEY,
    DEPLOY_HOST: 'netlify',
  };
  succeed(copy.script('scripts/site-build/index.ts', '--locale', 'en'));
  count(`hosted Supabase: the build took ${Math.round((Date.now() - began) / 1000)} s`);
  database = await hostedDatabase();
  rest = await startPostgrest(database.apiUrl);
  hosted = await hostedSite(rest.url, certificate(root), copy.path('build'));
  browser = await chromium.launch(chromiumLaunch(hosted.flag));
});
afterAll(async () => {
  await browser?.close();
  hosted?.close();
  await rest?.stop();
  database?.stop();
  copy.remove();
  count(`hosted Supabase: ${Math.round((Date.now() - began) / 1000)} s in all`);
});

beforeEach(async () => {
  hosted.expecting();
  email = `visitor${(visitors += 1)}@example.com`;
  page = await browser.newPage({ignoreHTTPSErrors: true, userAgent: USER_AGENT});
  await page.addInitScript(() => {
    localStorage.setItem('selectedLanguage', 'en');
    // A test types faster than a person.
    for (const form of ['inspection', 'newsletter'])
      sessionStorage[`draft:${form}`] ??= JSON.stringify({
        startedAt: Date.now() - 60_000,
        entries: {},
      });
  });
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
  await fillInspection(page, email);
  await submitButton(page).click();
}

async function subscribe(): Promise<void> {
  await page.goto(SITE + routes.knowledgeCenter);
  await field(page, 'email').fill(email);
  await submitButton(page).click();
}

const isSent = () => see(page.locator('[data-sent]')).toBeVisible({timeout: 20_000});
const isToldToCall = () =>
  see(page.locator('[data-call-us]')).toContainText(company.phone.display, {timeout: 20_000});

async function toast(expected: (typeof INSPECTION_TOASTS)['success']): Promise<void> {
  const {title, text} = contentOf(expected, 'en');
  await expectToast(page, expected.role, title, text);
}

describe('a project that is well', () => {
  it('asks nobody else while a visitor reads', async () => {
    for (const route of [routes.home, routes.contact, routes.knowledgeCenter]) {
      await page.goto(SITE + route, {waitUntil: 'networkidle'});
    }
    expect([...hosted.hosts]).toEqual([SITE]);
  });

  it('takes the inspection form, with what only a browser knows', async () => {
    await askForInspection();
    await isSent();
    expect(hosted.calls).toMatchObject([
      {
        name: 'submit_contact_rpc',
        args: {
          v_email: email,
          v_ip: '203.0.113.7',
          v_route: routes.contact,
          v_email_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    ]);
    expect(await rows()).toBe(1);
  });

  it('takes it where nobody tells the IP', async () => {
    hosted.expecting({tellsIp: false});
    await askForInspection();
    await isSent();
    expect(hosted.calls).toMatchObject([{args: {v_ip: null}}]);
  });

  it('subscribes to the newsletter, once', async () => {
    await subscribe();
    await isSent();
    expect(hosted.calls).toMatchObject([
      {name: 'subscribe_newsletter_rpc', args: {v_email: email, v_ip: '2001:db8::7'}},
    ]);
    await page.evaluate(() => sessionStorage.clear());
    await subscribe();
    await toast(NEWSLETTER_TOASTS.already_subscribed);
  });

  it('stores one request, and says so, where a reply is lost', async () => {
    hosted.expecting({cut: 1});
    await askForInspection();
    await isSent();
    expect(new Set(hosted.calls.map((call) => JSON.stringify(call))).size).toBe(1);
    expect([hosted.calls.length > 1, await rows()]).toEqual([true, 1]);
  });

  it('gives the phone number where every reply is lost', async () => {
    hosted.expecting({cut: 9});
    await askForInspection();
    await isToldToCall();
    // Chromium itself repeats a request on a connection that was open before and is cut.
    expect(hosted.calls.length).toBeGreaterThanOrEqual(3);
    expect(await rows()).toBe(1);
  });

  it('says that it were too many', async () => {
    await closing(await postgresEngine(database.ownerUrl), async (engine) => {
      for (let n = 0; n < 10; n++)
        await rpcAsVisitor(
          engine,
          'submit_contact_rpc',
          {v_name: 'Ann', v_phone: '1', v_email: `neighbor${n}@example.com`},
          '203.0.113.9',
        );
    });
    await askForInspection();
    await toast(INSPECTION_TOASTS.rate_limit);
  });
});

const RENAMED = `
  alter function public.submit_contact_rpc rename to newer;
  create function public.submit_contact_rpc(v_name text default null) returns jsonb language sql as 'select null::jsonb';
  grant execute on function public.submit_contact_rpc to anon`;
const RENAMED_BACK = `
  drop function public.submit_contact_rpc(text);
  alter function public.newer rename to submit_contact_rpc`;
const SLOW = `
  create function intake.slow() returns trigger language plpgsql as 'begin perform pg_catalog.pg_sleep(6); return new; end';
  create trigger slow before insert on intake.inspection_requests for each row execute function intake.slow()`;
/** PostgREST opens new connections, which have the database's new settings. */
const AGAIN =
  "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'";
const READ_ONLY = `alter database postgres set default_transaction_read_only = on; ${AGAIN}`;
const WRITABLE = `set transaction_read_only = off; alter database postgres reset default_transaction_read_only; ${AGAIN}`;

/** PostgREST has heard of a change. */
async function settled(): Promise<void> {
  await sleep(500);
  await rest.ready();
}

let holder: Engine;
async function lock(): Promise<void> {
  holder = await postgresEngine(database.ownerUrl);
  await asAdmin(AGAIN);
  await holder.script('begin; lock table intake.inspection_requests');
}

type Fault = {
  begins: () => unknown;
  ends: () => unknown;
  /** What the visitor is told; the phone number, where it is a failure. */
  visitor: keyof typeof INSPECTION_TOASTS;
  /** What each command says of it. */
  smoke: RegExp;
  watch: RegExp;
  ready: RegExp;
  /** PostgREST does not answer. */
  isDown?: true;
  /** What docs/runbook.md lists it by. */
  runbook: string;
};

const everywhere = (said: RegExp) => ({smoke: said, watch: said, ready: said});

const FAULTS: Record<string, Fault> = {
  'a right is revoked': {
    begins: () => sql('revoke execute on function public.submit_contact_rpc from anon'),
    ends: () => sql('grant execute on function public.submit_contact_rpc to anon'),
    visitor: 'request_failed',
    ...everywhere(
      /answered 401 42501.*grant execute on function public\.submit_contact_rpc to anon/,
    ),
    runbook: '42501',
  },
  'the schema is not served': {
    begins: () =>
      asAdmin(
        "alter role authenticator set pgrst.db_schemas = 'graphql_public'; notify pgrst, 'reload config'; notify pgrst, 'reload schema'",
      ),
    ends: () =>
      asAdmin(
        "alter role authenticator reset pgrst.db_schemas; notify pgrst, 'reload config'; notify pgrst, 'reload schema'",
      ),
    visitor: 'request_failed',
    ...everywhere(/answered 406 PGRST106.*Exposed schemas: add public/),
    runbook: 'PGRST106',
  },
  'the database is older than the site': {
    begins: () => sql(RENAMED),
    ends: () => sql(RENAMED_BACK),
    visitor: 'request_failed',
    ...everywhere(/answered 404 PGRST202.*db push/),
    runbook: 'PGRST202',
  },
  'PostgREST has not seen a new function': {
    begins: async () => {
      await sql('alter function public.submit_contact_rpc rename to newer');
      await settled();
      await asAdmin('alter event trigger pgrst_ddl_watch disable');
      await sql('alter function public.newer rename to submit_contact_rpc');
    },
    ends: () =>
      asAdmin("alter event trigger pgrst_ddl_watch enable; notify pgrst, 'reload schema'"),
    visitor: 'request_failed',
    ...everywhere(/answered 404 PGRST202.*notify pgrst, 'reload schema'/),
    runbook: 'PGRST202',
  },
  'an insert takes too long': {
    begins: () => sql(SLOW),
    ends: () => sql('drop function intake.slow cascade'),
    visitor: 'db_error',
    smoke: /answered 200 db_error: npm run leads -- --failures/,
    watch: /× db_error in the last hour/,
    // It stores nothing.
    ready: /^$/,
    runbook: '57014',
  },
  'something locks the table': {
    begins: lock,
    ends: async () => {
      await holder.script('rollback');
      await holder.close();
    },
    visitor: 'db_error',
    ...everywhere(/answered 200 db_error.*: npm run leads -- --failures/),
    runbook: '55P03',
  },
  'the project is read-only': {
    begins: () => asAdmin(READ_ONLY),
    ends: () => asAdmin(WRITABLE),
    visitor: 'success',
    smoke: /^$/,
    watch: /read-only\. Requests may still arrive, and nobody is told/,
    ready: /^$/,
    runbook: 'read-only',
  },
  'the database is stopped': {
    begins: () => database.halt(),
    ends: () => database.start(),
    isDown: true,
    visitor: 'request_failed',
    ...everywhere(/answered 503 PGRST00\d/),
    runbook: '503',
  },
  'PostgREST is stopped': {
    begins: () => rest.stop(),
    ends: () => rest.start(),
    isDown: true,
    visitor: 'request_failed',
    ...everywhere(/answered 502 no reply.*: see the log/),
    runbook: '502',
  },
  'the network does not reach the project': {
    begins: () => (hosted.platform.page = 522),
    ends: () => (hosted.platform.page = 0),
    visitor: 'request_failed',
    ...everywhere(/answered 522 no reply.*Restart project/),
    runbook: '522',
  },
};

const RUNBOOK = readFileSync('docs/runbook.md', 'utf8').split('**hosted Supabase**')[1]!;

const environment = () => ({
  SITE_URL: SITE,
  SUPABASE_URL: hosted.url,
  SUPABASE_PUBLISHABLE_KEY: KEY,
  DATABASE_URL: database.ownerUrl,
});
const watch = async (): Promise<string> =>
  (await command('scripts/smoke/index.ts', [hosted.url, '--watch'], environment())).text;

/** What the checks say by which `npm run smoke` sends its entries, and of which `npm run ready` makes sentences. */
async function found(of: typeof answerChecks | typeof entryChecks): Promise<string> {
  const checks = of({origin: hosted.url, key: KEY}, email);
  const problems = await Promise.all(Object.values(checks).map((check) => check()));
  return problems.filter((problem) => problem !== null).join('\n');
}

const forget = (): Promise<unknown> =>
  sql(
    'delete from intake.address_tries where true; delete from intake.failures where true; delete from intake.outbox where true',
  );

describe.each(Object.entries(FAULTS))('where %s', (_, fault) => {
  beforeAll(async () => {
    await forget();
    await fault.begins();
    if (!fault.isDown) await settled();
  });
  afterAll(async () => {
    await fault.ends();
    await settled();
  });

  it('the visitor knows', async () => {
    await askForInspection();
    if (fault.visitor === 'success') {
      await isSent();
    } else {
      await isToldToCall();
      await toast(INSPECTION_TOASTS[fault.visitor]);
    }
  });

  it('the commands name it, and the runbook lists it', async () => {
    expect(await found(entryChecks)).toMatch(fault.smoke);
    expect(await found(answerChecks)).toMatch(fault.ready);
    expect(await watch()).toMatch(fault.watch);
    const listed = [...RUNBOOK.matchAll(/^\| (.*?) \|/gm)].map(([, says]) => says).join();
    expect(listed).toContain(fault.runbook);
  });
});

it('npm run ready says that the database is older than the site', async () => {
  await sql(RENAMED);
  await settled();
  const {code, text} = await command('scripts/ready/index.ts', [], environment());
  await sql(RENAMED_BACK);
  await settled();
  expect(code).toBe(1);
  expect(text).toMatch(/submit_contact_rpc answers” fails.*PGRST202.*db push/);
});

describe('where no Edge Function runs', () => {
  it('the watch says that notices wait, and one call of the function ends it', async () => {
    await forget();
    await askForInspection();
    await isSent();
    await sql("update intake.outbox set created_at = now() - interval '20 minutes' where true");
    expect(await watch()).toMatch(/the oldest notice has waited for 20 minutes/);
    expect(RUNBOOK).toContain('the oldest notice has waited');

    const hook = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    expect(await command('scripts/edgeFunction.ts', [])).toMatchObject({code: 0});
    const edge = await startFunction({
      DELIVER_SECRET: SECRET,
      DATABASE_URL: database.ownerUrl,
      LEAD_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    });
    expect(await edge.call()).toMatch(/^200 .*"delivered":1,"failed":0/);
    await edge.stop();
    hook.close();
    expect(await watch()).not.toMatch(/_rpc|notice|database/);
    const smoke = await command('scripts/smoke/index.ts', [hosted.url], environment());
    expect(smoke.text).not.toMatch(/_rpc|Remove/);
  });
});
