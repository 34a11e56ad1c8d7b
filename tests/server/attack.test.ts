// cspell:ignore finspection fpackage
import {writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';

import {createClient} from '@supabase/supabase-js';

import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {
  loopback,
  post,
  startServer,
  submission,
  temporaryFolders,
  type RunningServer,
} from '../../scripts/support/local-server';
import {migrations} from '../../server/engine/migrations';
import {environment} from '../../src/data/environment';
import {replyProblems} from '../sql/rpc';
import {testDatabase} from '../support/database';
import {count} from '../support/faults';
import {headOf, ODD, REFUSED, wayOut} from '../support/odd-urls';

const folders = temporaryFolders();
let server: RunningServer;
let origin: string;
let database: ReturnType<typeof testDatabase>;

beforeAll(async () => {
  writeFileSync(join(folders.site, 'about.html'), '<!doctype html><title>About</title>');
  writeFileSync(join(folders.site, 'about.html.br'), 'compressed');
  server = await startServer(folders.data, ['--site-dir', folders.site, '--allow-test-queries']);
  origin = `http://127.0.0.1:${server.port}`;
  database = testDatabase(folders.data);
}, 180_000);

afterAll(async () => {
  server.process.kill('SIGTERM');
  await server.ended;
  folders.remove();
});

beforeEach(() => database.clear());

/** Until the line of the last lead has been printed. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

const key = {apikey: EMBEDDED_PUBLISHABLE_KEY};
const json = {...key, 'content-type': 'application/json'};

/** Each tries to get at something that is not one of the two functions. */
const ATTEMPTS: [string, string, RequestInit][] = [
  ...[
    'inspection_requests',
    'newsletter_subscribers',
    'address_tries',
    'address_salts',
    'failures',
    'leads',
    'suspected_spam',
    'schema_migrations',
    'pg_class',
    'pg_shadow',
    'pg_settings',
    'users',
  ].flatMap((table): [string, string, RequestInit][] => [
    ['GET', `/rest/v1/${table}`, {headers: key}],
    ['GET', `/rest/v1/${table}?select=*`, {headers: {...key, 'accept-profile': 'intake'}}],
    ['POST', `/rest/v1/${table}`, {headers: {...json, 'content-profile': 'intake'}, body: '{}'}],
  ]),
  [
    'DELETE',
    '/rest/v1/inspection_requests?id=gt.0',
    {headers: {...key, 'content-profile': 'intake'}},
  ],
  ['PATCH', '/rest/v1/inspection_requests', {headers: json, body: '{"name":"x"}'}],
  ...[
    'purge',
    'find_person',
    'export_person',
    'correct_person',
    'erase_person',
    'mark_appointment',
    'unsubscribe',
    'not_spam',
    'count_try',
    'salt_of',
    'note_failure',
    'pg_sleep',
    'version',
    'set_config',
    'pg_read_file',
    'current_setting',
    'query_to_xml',
  ].flatMap((name): [string, string, RequestInit][] => [
    ['POST', `/rest/v1/rpc/${name}`, {headers: json, body: '{}'}],
    ['POST', `/rest/v1/rpc/${name}`, {headers: {...json, 'content-profile': 'intake'}, body: '{}'}],
    [
      'POST',
      `/rest/v1/rpc/${name}`,
      {headers: {...json, 'content-profile': 'pg_catalog'}, body: '{}'},
    ],
  ]),
  ['GET', '/rest/v1/', {headers: key}],
  ['GET', '/rest/v1', {headers: key}],
  ['GET', '/rest/v1/rpc/submit_contact_rpc', {headers: key}],
  ['PUT', '/rest/v1/rpc/submit_contact_rpc', {headers: json, body: '{}'}],
  ['DELETE', '/rest/v1/rpc/submit_contact_rpc', {headers: key}],
  ['POST', '/rest/v1/rpc/submit_contact_rpc/', {headers: json, body: '{}'}],
  ['POST', '/rest/v1/rpc/../inspection_requests', {headers: json, body: '{}'}],
  // The name of a function, written otherwise.
  ['POST', '/rest/v1/rpc/SUBMIT_CONTACT_RPC', {headers: json, body: '{}'}],
  ['POST', '/rest/v1/rpc//submit_contact_rpc', {headers: json, body: '{}'}],
  ['POST', '/rest/v1/rpc/submit_contact_rpc%00', {headers: json, body: '{}'}],
  ['POST', '/rest/v1/rpc/submit_contact_rpc%', {headers: json, body: '{}'}],
  [
    'POST',
    '/rest/v1/rpc/submit_contact_rpc%2f..%2f..%2finspection_requests',
    {headers: json, body: '{}'},
  ],
  // Without the key, with another, with one that claims more, in the wrong place.
  [
    'POST',
    '/rest/v1/rpc/submit_contact_rpc',
    {headers: {'content-type': 'application/json'}, body: '{}'},
  ],
  [
    'POST',
    '/rest/v1/rpc/submit_contact_rpc',
    {headers: {...json, apikey: 'sb_publishable_other'}, body: '{}'},
  ],
  [
    'POST',
    '/rest/v1/rpc/submit_contact_rpc',
    {headers: {...json, apikey: 'sb_secret_guess'}, body: '{}'},
  ],
  [
    'POST',
    '/rest/v1/rpc/submit_contact_rpc',
    {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${EMBEDDED_PUBLISHABLE_KEY}`,
      },
      body: '{}',
    },
  ],
  [
    'POST',
    `/rest/v1/rpc/submit_contact_rpc?apikey=${EMBEDDED_PUBLISHABLE_KEY}`,
    {headers: {'content-type': 'application/json'}, body: '{}'},
  ],
  ...[
    '/auth/v1/signup',
    '/auth/v1/token',
    '/auth/v1/admin/users',
    '/auth/v1/settings',
    '/storage/v1/bucket',
    '/functions/v1/x',
    '/realtime/v1/websocket',
    '/graphql/v1',
    '/pg/query',
    '/_system/config',
    '/_system/info',
    '/_system/ping',
    '/_studio',
    '/studio',
    '/query',
    '/purge',
    '/leads',
  ].flatMap((path): [string, string, RequestInit][] => [
    ['GET', path, {headers: key}],
    ['POST', path, {headers: json, body: '{"sql":"select 1"}'}],
  ]),
];

test.each(ATTEMPTS)('%s %s gives nothing', async (method, path, init) => {
  const response = await fetch(origin + path, {...init, method});
  const body = await response.text();
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(body).not.toMatch(/"success":\s*true|intake|relation|schema|PostgreSQL|pg_|sb_secret/i);
});

test('a forged token of the service role is of no use', async () => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({alg: 'HS256', typ: 'JWT'})}.${part({role: 'service_role', exp: 4e9})}`;
  const {createHmac} = await import('node:crypto');
  // A secret that programs of this kind fall back to when they are given none.
  const signature = createHmac('sha256', 'unsafe-secret-change-me')
    .update(unsigned)
    .digest('base64url');
  const response = await fetch(`${origin}/rest/v1/rpc/submit_contact_rpc`, {
    method: 'POST',
    headers: {...json, authorization: `Bearer ${unsigned}.${signature}`},
    body: '{"v_name":"x"}',
  });
  // Treated as without the token: an ordinary visitor's request.
  expect(await response.json()).toMatchObject({error: 'invalid_email'});
  const table = await fetch(`${origin}/rest/v1/inspection_requests`, {
    headers: {...key, authorization: `Bearer ${unsigned}.${signature}`},
  });
  expect(table.status).toBe(404);
});

test.each([
  ['no JSON', 'Zq9x{'],
  ['a list', '[{"v_name":"Zq9x"}]'],
  ['a text', '"Zq9x"'],
  ['a number as time that is none', '{"v_started_at_ms":"Zq9x"}'],
  ['a NUL character', '{"v_name":"Zq9x\\u0000","v_email":"zq9x@example.com","v_phone":"1"}'],
  ['half a character', '{"v_name":"Zq9x\\ud800","v_email":"zq9x@example.com","v_phone":"1"}'],
  ['an unknown parameter', '{"v_name":"Zq9x","v_zq9x":"Zq9x"}'],
  ['a nested name', '{"v_name":{"a":"Zq9x"},"v_email":"x","v_phone":["Zq9x"]}'],
  ['nothing', ''],
])('%s is answered without what was typed', async (_, body) => {
  const response = await fetch(`${origin}/rest/v1/rpc/submit_contact_rpc`, {
    method: 'POST',
    headers: json,
    body,
  });
  const text = await response.text();
  expect(response.status).toBeLessThan(500);
  expect(text).not.toMatch(/zq9x/i);
  expect(server.output()).not.toMatch(/zq9x/i);
});

const nested = (depth: number, [open, close] = ['{"a":', '}']): string =>
  `{"v_name":"Zq9x","v_email":"zq9x@example.com","v_phone":"1","v_meta":${open!.repeat(depth)}1${close!.repeat(depth)}}`;

test.each([
  ['objects, 21 deep', nested(20)],
  ['objects, 6,000 deep', nested(6000)],
  ['lists, 6,000 deep', nested(6000, ['[', ']'])],
  ['lists, 30,000 deep', nested(30_000, ['[', ']'])],
  ['lists that never end', '['.repeat(60_000)],
  ['a number without end', '{"v_started_at_ms":1e400}'],
])('%s: not understood, and no failure', async (_, body) => {
  const before = server.output();
  const {status} = await post(server.port, 'submit_contact_rpc', body);
  expect(status).toBe(400);
  expect(server.output()).toBe(before);
});

test.each(['submit_contact_rpc', 'subscribe_newsletter_rpc'])(
  'the name of %s with an encoded letter is no failure',
  async (name) => {
    const path = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
    const {status} = await post(server.port, path, {v_name: 'Zq9x', v_zq9x: 1});
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);

test.each(['9'.repeat(60_000), '1e300', '-1e300', `1764000000000.${'7'.repeat(60_000)}`])(
  'a start of %.20s… is kept within bounds or refused',
  async (number) => {
    const body = `{"v_email":"clock@example.com","v_started_at_ms":${number}}`;
    expect((await post(server.port, 'subscribe_newsletter_rpc', body)).status).toBeLessThan(500);
    const rows = await database.query(
      'select pg_column_size(started_at_ms) as size from intake.newsletter_subscribers',
    );
    for (const {size} of rows) expect(Number(size ?? 0)).toBeLessThan(20);
  },
);

test('a request that was first taken for spam and then comes clean is a lead, and announced', async () => {
  const from = '127.6.6.6';
  const first = {...submission(60), v_honeypot: 'Filled by the browser'};
  expect((await post(server.port, 'submit_contact_rpc', first, {from})).body).toContain(
    'spam_detected',
  );
  // Another lead in between, so that its number is not the newest any more.
  await post(server.port, 'submit_contact_rpc', submission(61), {from});
  await settle();
  const [row] = await database.contacts('visitor60@example.com');
  const line = `New inspection request ${String(row!.id)} at`;
  expect(server.output()).not.toContain(line);
  const clean = {...first, v_honeypot: ''};
  for (const _ of [1, 2]) {
    const reply = await post(server.port, 'submit_contact_rpc', clean, {from});
    expect(reply.body).toContain('"success":true');
    await settle();
  }
  expect(await database.contacts('visitor60@example.com')).toMatchObject([{suspicion: null}]);
  expect(server.output().split(line)).toHaveLength(2);
});

test('spam first and clean then does not go round the limit of an e-mail', async () => {
  const replies: string[] = [];
  const from = loopback(70);
  for (let n = 0; n < 5; n++) {
    const request = {...submission(70 + n), v_email: 'one@example.com'};
    await post(server.port, 'submit_contact_rpc', {...request, v_honeypot: 'x'}, {from});
    const reply = await post(server.port, 'submit_contact_rpc', request, {from});
    replies.push(String((JSON.parse(reply.body) as {error: unknown}).error));
  }
  expect(replies).toEqual(['null', 'null', 'null', 'rate_limit', 'rate_limit']);
  count(
    `spam, then clean: 5 of one e-mail, ${replies.filter((reply) => reply === 'null').length} taken`,
  );
});

test('others cannot use up the limit of an e-mail: theirs is kept apart, and answered alike', async () => {
  const request = {...submission(80), v_email: 'victim@example.com'};
  for (let n = 0; n < 3; n++)
    await post(
      server.port,
      'submit_contact_rpc',
      {...request, v_message: `${n}`},
      {from: loopback(71)},
    );
  const own = await post(server.port, 'submit_contact_rpc', request, {from: loopback(72)});
  expect(own.body).toContain('"success":true');
  const kept = await database.contacts('victim@example.com');
  expect(kept.map(({suspicion}) => suspicion)).toEqual([null, null, null, 'email_limit']);
});

test('a body beyond the limit is refused, announced or not', async () => {
  const body = JSON.stringify({v_message: 'x'.repeat(70_000)});
  const announced = await fetch(`${origin}/rest/v1/rpc/submit_contact_rpc`, {
    method: 'POST',
    headers: json,
    body,
  });
  expect(announced.status).toBe(413);
  const streamed = await fetch(`${origin}/rest/v1/rpc/submit_contact_rpc`, {
    method: 'POST',
    headers: json,
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status).toBe(413);
  const longest = {...submission(1), v_message: '김'.repeat(2000), v_name: '김'.repeat(100)};
  expect((await post(server.port, 'submit_contact_rpc', longest)).body).toContain('"success":true');
});

test('every reply keeps the contract', async () => {
  const good = await post(server.port, 'submit_contact_rpc', submission(1));
  const again = await post(server.port, 'submit_contact_rpc', submission(1));
  const bad = await post(server.port, 'submit_contact_rpc', {...submission(2), v_phone: ''});
  const news = await post(server.port, 'subscribe_newsletter_rpc', {
    v_email: 'Ann@Example.com ',
    v_started_at_ms: 1,
    v_meta: {subscription_source: 'newsletter_form'},
  });
  for (const reply of [good, again, bad])
    expect(replyProblems('submit_contact_rpc', JSON.parse(reply.body))).toEqual([]);
  expect(replyProblems('subscribe_newsletter_rpc', JSON.parse(news.body))).toEqual([]);
  expect(await database.contacts()).toMatchObject([
    {name: 'Visitor 1', email: 'visitor1@example.com', roof_age: '11-15', last_inspection: null},
  ]);
  expect(await database.subscribers()).toMatchObject([{email: 'ann@example.com'}]);
});

test('a health check learns the engine and the newest migration', async () => {
  const response = await fetch(`${origin}/healthz`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    engine: environment.DATABASE_URL ? 'PostgreSQL' : 'PGlite',
    migration: migrations().at(-1)!.version,
  });
});

test('the real supabase-js sends a request and reads the reply', async () => {
  const client = createClient(origin, EMBEDDED_PUBLISHABLE_KEY, {
    auth: {persistSession: false},
    // Node 20 has no WebSocket of its own, and nothing here needs one.
    realtime: {transport: EventTarget as never},
  });
  const args = {...submission(5), v_message: '김 "quoted" \\ 😀'};
  expect(await client.rpc('submit_contact_rpc', args)).toMatchObject({
    status: 200,
    error: null,
    data: {success: true, error: null},
  });
  expect(await database.contacts()).toMatchObject([
    {message: args.v_message, meta: args.v_meta, roof_type: 'tile', last_inspection: null},
  ]);
});

test('the limit counts the socket, whatever a header claims', async () => {
  const replies: string[] = [];
  for (let n = 0; n < 12; n++) {
    const response = await fetch(`${origin}/rest/v1/rpc/submit_contact_rpc`, {
      method: 'POST',
      headers: {
        ...json,
        'cf-connecting-ip': `203.0.113.${n}`,
        'x-forwarded-for': `203.0.113.${n}`,
        forwarded: `for=203.0.113.${n}`,
      },
      body: JSON.stringify(submission(n)),
    });
    replies.push(((await response.json()) as {error: string}).error);
  }
  expect(replies).toEqual([...Array<null>(10).fill(null), 'rate_limit', 'rate_limit']);
  // Another socket IP is another visitor.
  expect(
    (await post(server.port, 'submit_contact_rpc', submission(20), {from: '127.9.9.9'})).body,
  ).toContain('"success":true');
});

test('a browser of another origin may ask first (CORS)', async () => {
  const response = await fetch(`${origin}/rest/v1/rpc/submit_contact_rpc`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://site.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type',
    },
  });
  expect(response.ok).toBe(true);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('the site: headers, the 404 status, the client IP, what is missing', async () => {
  const home = await fetch(`${origin}/`, {headers: {'accept-encoding': 'gzip, br'}});
  expect(home.status).toBe(200);
  expect(home.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(home.headers.get('x-content-type-options')).toBe('nosniff');
  expect(home.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  const about = await fetch(`${origin}/about`, {
    method: 'HEAD',
    headers: {'accept-encoding': 'br'},
  });
  expect(about.headers.get('content-encoding')).toBe('br');
  expect((await fetch(`${origin}/about.html.br`)).status).toBe(404);
  const again = await fetch(`${origin}/`, {
    headers: {'accept-encoding': 'br', 'if-none-match': home.headers.get('etag') ?? ''},
  });
  expect(again.status).toBe(304);
  expect((await fetch(`${origin}/`, {method: 'POST'})).status).toBe(405);
  expect((await fetch(`${origin}/`, {method: 'HEAD'})).status).toBe(200);
  expect((await fetch(`${origin}/data/../data/server.sock`)).status).toBe(404);
  expect(await (await fetch(`${origin}/api/ip`)).text()).toBe('127.0.0.1');
  expect(await (await fetch(`${origin}/api/ip?format=json`)).json()).toEqual({ip: '127.0.0.1'});
});

test.each([
  '/../server/start.ts',
  '/..%2f..%2fpackage.json',
  '/data/lock',
  '/./data/lock',
  '//etc/passwd',
])('the raw path %s reaches no file', async (path) => {
  const reply = await new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.once('end', () => resolve(text));
    socket.once('error', reject);
  });
  expect(reply).toMatch(/^HTTP\/1.1 404/);
});

test('a call has the rights of anon alone', async () => {
  const name = 'subscribe_newsletter_rpc';
  await database.query(`revoke execute on function public.${name} from anon`);
  try {
    const reply = await post(server.port, name, {v_email: 'ann@example.com', v_started_at_ms: 1});
    expect(reply).toMatchObject({status: 500, body: expect.stringContaining('"42501"')});
    expect(reply.body).not.toMatch(/permission|denied|function/);
    expect(server.output()).toContain(`${name} was answered with status 500 (42501)\n`);
  } finally {
    await database.query(`grant execute on function public.${name} to anon`);
  }
});

test('a failure inside says db_error to the visitor and its SQLSTATE to the operator', async () => {
  await database.query(
    "alter table intake.inspection_requests add constraint odd check (name <> 'Visitor 7')",
  );
  try {
    const reply = await post(server.port, 'submit_contact_rpc', submission(7), {from: '127.7.7.7'});
    expect(JSON.parse(reply.body)).toMatchObject({success: false, error: 'db_error'});
    expect(reply.body).not.toContain('Visitor');
    expect(await database.query('select function_name, sql_state from intake.failures')).toEqual([
      {function_name: 'submit_contact_rpc', sql_state: '23514'},
    ]);
    expect(server.output()).toContain('submit_contact_rpc failed with SQLSTATE 23514\n');
  } finally {
    await database.query('alter table intake.inspection_requests drop constraint odd');
  }
});

test('the server’s output holds nothing typed but the redacted line', async () => {
  await post(
    server.port,
    'submit_contact_rpc',
    {...submission(99), v_name: 'Quentin Masked', v_message: 'Confidential'},
    {from: '127.8.8.8'},
  );
  await settle();
  expect(server.output()).toMatch(
    /New inspection request \d+ at \d\d:\d\d UTC, es: Q\., phone ending 42/,
  );
  expect(server.output()).not.toMatch(/Quentin|Masked|Confidential|visitor99|555-0142|sb_secret/);
});

test('odd addresses never lead out of the site', async () => {
  const urls = [...REFUSED, ...ODD, '/about/', '//about/', '///about.html', '/about//'];
  const heads = await Promise.all(
    urls.map(async (url) => ({url, head: await headOf(server.port, url)})),
  );
  const problems = heads.flatMap(({url, head}) => {
    const problem = wayOut(head);
    return problem ? [`${url}: ${problem}`] : [];
  });
  expect(problems).toEqual([]);
  const redirects = heads.filter(({head}) => head.location !== null).length;
  expect(redirects).toBeGreaterThan(3);
  console.log(`# server: ${urls.length} odd addresses, ${redirects} redirects, all on the site`);
});
