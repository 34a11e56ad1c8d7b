/**
 * After a deployment: `npm run smoke -- https://www.example.com`. Requests every kind of page in
 * every language, checks the headers, and sends one marked inspection request and one marked
 * subscription through the public functions, as a visitor would.
 *
 * The API is the site's own; with SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY set, that project's.
 */
import {EMBEDDED_PUBLISHABLE_KEY} from '../src/data/api';
import {environment} from '../src/data/environment';
import {routes} from '../src/data/routes';
import {CACHE} from '../src/hosting/addresses';
import {DEFAULT_LOCALE, LOCALES} from '../src/language/locales';
import {UserError, run} from '../server/cli';
import {dataFolder} from '../server/settings';
import {operationsThroughSocket} from '../server/socket';

type Check = {name: string; problem: string | null};

const checks: Check[] = [];
const note = (name: string, problem: string | null): void => {
  checks.push({name, problem});
  console.log(`${problem === null ? 'ok    ' : 'FAILED'}  ${name}${problem ? `: ${problem}` : ''}`);
};

async function page(site: URL, path: string, status: number): Promise<void> {
  const response = await fetch(new URL(path, site), {redirect: 'manual'});
  const html = await response.text();
  const problem =
    response.status !== status
      ? `answered ${response.status} instead of ${status}`
      : !/http-equiv="?content-security-policy/i.test(html)
        ? 'has no content security policy'
        : null;
  note(`${path} answers ${status}`, problem);
}

async function headers(site: URL): Promise<void> {
  const {headers: sent} = await fetch(site);
  const framing = sent.get('content-security-policy') ?? '';
  note(
    'pages cannot be framed',
    /frame-ancestors 'none'/.test(framing) || /deny/i.test(sent.get('x-frame-options') ?? '')
      ? null
      : "send the header Content-Security-Policy: frame-ancestors 'none'",
  );
  note(
    'content types are not guessed',
    sent.get('x-content-type-options') === 'nosniff'
      ? null
      : 'send the header X-Content-Type-Options: nosniff',
  );
}

/** A 404 that is kept for a year outlives its cause, and a file that is asked for again costs time. */
async function caching(site: URL): Promise<void> {
  const html = await (await fetch(site)).text();
  const hashed = /\/assets\/js\/[\w.-]+\.js/.exec(html)?.[0];
  const kept = async (path: string): Promise<boolean> => {
    const {headers: sent} = await fetch(new URL(path, site));
    return /immutable/.test(sent.get('cache-control') ?? '');
  };
  note(
    'hashed files are kept',
    hashed && (await kept(hashed)) ? null : `send the header Cache-Control: ${CACHE.hashed}`,
  );
  note(
    'missing files are asked for again',
    (await kept('/assets/js/no-such-file.js'))
      ? 'send no such header where a file is missing'
      : null,
  );
}

async function rpc(name: string, body: Record<string, unknown>, site: URL): Promise<void> {
  const origin = environment.SUPABASE_URL ?? site.origin;
  const key = environment.SUPABASE_PUBLISHABLE_KEY ?? EMBEDDED_PUBLISHABLE_KEY;
  const response = await fetch(new URL(`/rest/v1/rpc/${name}`, origin), {
    method: 'POST',
    headers: {apikey: key, 'content-type': 'application/json'},
    body: JSON.stringify(body),
  });
  const reply = (await response.json().catch(() => ({}))) as {success?: boolean; error?: string};
  note(
    `${name} accepts a marked test entry`,
    reply.success ? null : `answered ${response.status} ${reply.error ?? 'without a reason'}`,
  );
}

/** Deletes the marked entries where the local server's data folder is available. */
async function remove(email: string): Promise<void> {
  try {
    const [row] = await operationsThroughSocket(dataFolder(environment)).run('erase', {email});
    console.log(`        removed: ${JSON.stringify(row?.erased)}`);
  } catch {
    console.log(`        remove it with: select intake.erase_person('${email}');`);
  }
}

async function main(): Promise<void> {
  const siteUrl = process.argv[2];
  if (!siteUrl || !URL.canParse(siteUrl)) {
    throw new UserError('Which site? Usage: npm run smoke -- https://www.example.com');
  }
  const site = new URL(siteUrl);
  for (const {code} of LOCALES) {
    const prefix = code === DEFAULT_LOCALE ? '' : `/${code}`;
    for (const route of Object.values(routes)) await page(site, `${prefix}${route}`, 200);
    await page(site, `${prefix}/no-such-page`, 404);
  }
  await headers(site);
  await caching(site);
  const started = Date.now() - 10_000;
  const email = `smoke-test-${started}@example.com`;
  await rpc(
    'submit_contact_rpc',
    {
      v_started_at_ms: started,
      v_name: 'SMOKE TEST, please ignore',
      v_email: email,
      v_phone: '(813) 555-0100',
      v_route: routes.contact,
      v_user_agent: 'npm run smoke',
      v_meta: {form_completion_time_ms: 10_000, has_message: false},
    },
    site,
  );
  await rpc(
    'subscribe_newsletter_rpc',
    {
      v_email: email,
      v_started_at_ms: started,
      v_route: routes.knowledgeCenter,
      v_user_agent: 'npm run smoke',
      v_meta: {subscription_source: 'newsletter_form'},
    },
    site,
  );
  await remove(email);
  const failed = checks.filter(({problem}) => problem !== null).length;
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

void run(main);
