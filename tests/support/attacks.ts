// cspell:ignore dblink finspection
// Attacks on the API, as data: requests for anything but the functions, calls that differ from the
// forms' calls, and texts typed to break out of a value.
import {readdirSync, readFileSync} from 'node:fs';

import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {FUNCTIONS, type FunctionName} from '../../server/http/arguments';

/** Part of every text typed here: no reply and no log may contain it. */
const MARK = 'Zq9x';

export interface Attack {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** `refused`: a 4xx. `answered`: a reply of the function that says no. */
  expected: 'refused' | 'answered';
}

const KEY = {apikey: EMBEDDED_PUBLISHABLE_KEY};
const JSON_TYPE = {'content-type': 'application/json'};
const JSON_KEY = {...KEY, ...JSON_TYPE};
const CONTACT = '/rest/v1/rpc/submit_contact_rpc';
const ALL = Object.keys(FUNCTIONS) as FunctionName[];
const textsOf = (name: FunctionName): string[] =>
  [...FUNCTIONS[name]].flatMap(([parameter, type]) => (type === 'text' ? [parameter] : []));

const refused = (
  method: string,
  path: string,
  headers: Record<string, string> = KEY,
  body?: string,
): Attack => ({method, path, headers, body, expected: 'refused'});

const call = (
  expected: Attack['expected'],
  name: FunctionName,
  body: string,
  headers: Record<string, string> = {},
): Attack => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  headers: {...JSON_KEY, ...headers},
  body,
  expected,
});

const schema = readdirSync('supabase/migrations')
  .map((file) => readFileSync(`supabase/migrations/${file}`, 'utf8'))
  .join('\n');

/** Names of the objects of a kind that the migrations create. */
const created = (kind: string): string[] => [
  ...new Set(
    [
      ...schema.matchAll(new RegExp(`^create (?:or replace )?(?:${kind}) intake\\.(\\w+)`, 'gm')),
    ].map(([, name]) => name!),
  ),
];

const RELATIONS = [
  ...created('table|unlogged table|view'),
  ...['schema_migrations', 'pg_class', 'pg_shadow', 'pg_settings', 'users'],
];

const onRelations = RELATIONS.flatMap((table) => [
  refused('GET', `/rest/v1/${table}`),
  refused('GET', `/rest/v1/${table}?select=*`, {...KEY, 'accept-profile': 'intake'}),
  refused('HEAD', `/rest/v1/${table}`, {...KEY, prefer: 'count=exact'}),
  refused('POST', `/rest/v1/${table}`, {...JSON_KEY, 'content-profile': 'intake'}, '{}'),
  refused('PATCH', `/rest/v1/${table}`, JSON_KEY, '{"name":"x"}'),
  refused('PUT', `/rest/v1/${table}?id=eq.1`, JSON_KEY, '{"id":1}'),
  refused('DELETE', `/rest/v1/${table}?id=gt.0`, {...KEY, 'content-profile': 'intake'}),
]);

const OTHER_FUNCTIONS = [
  ...created('function'),
  ...['pg_sleep', 'version', 'set_config', 'pg_read_file', 'current_setting', 'query_to_xml'],
  ...['lo_import', 'dblink', 'constructor', '__proto__', 'toString'],
];

const onFunctions = OTHER_FUNCTIONS.flatMap((name) => [
  refused('POST', `/rest/v1/rpc/${name}`, JSON_KEY, '{}'),
  refused('POST', `/rest/v1/rpc/${name}`, {...JSON_KEY, 'content-profile': 'intake'}, '{}'),
  refused('POST', `/rest/v1/rpc/${name}`, {...JSON_KEY, 'content-profile': 'pg_catalog'}, '{}'),
  refused('GET', `/rest/v1/rpc/${name}?p_email=${MARK}`),
]);

/** The functions called by another method, name or path. */
const otherwise = [
  ...ALL.flatMap((name) => [
    ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'].map((method) =>
      refused(method, `/rest/v1/rpc/${name}?v_name=${MARK}`),
    ),
    ...[
      ...[`${name}/`, name.toUpperCase(), `/${name}`, `${name};select`, `public.${name}`],
      ...[`${name}%00`, `${name}%`, `${name}%2f..%2f..%2finspection_requests`],
    ].map((path) => refused('POST', `/rest/v1/rpc/${path}`, JSON_KEY, '{}')),
    refused('POST', `/rest/v2/rpc/${name}`, JSON_KEY, '{}'),
    refused('POST', `/rpc/${name}`, JSON_KEY, '{}'),
    // The function's own name, with an encoded letter.
    refused(
      'POST',
      `/rest/v1/rpc/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
      JSON_KEY,
      '{"v_zq9x":1}',
    ),
  ]),
  refused('GET', '/rest/v1/'),
  refused('GET', '/rest/v1'),
  refused('POST', '/rest/v1/rpc/../inspection_requests', JSON_KEY, '{}'),
  ...[
    ...['/auth/v1/signup', '/auth/v1/token', '/auth/v1/admin/users', '/auth/v1/settings'],
    ...[
      '/storage/v1/bucket',
      '/functions/v1/x',
      '/realtime/v1/websocket',
      '/graphql/v1',
      '/pg/query',
    ],
    ...['/_system/config', '/_system/info', '/_system/ping', '/_studio', '/studio'],
    ...['/query', '/purge', '/leads'],
  ].flatMap((path) => [
    refused('GET', path),
    refused('POST', path, JSON_KEY, '{"sql":"select 1"}'),
  ]),
];

/** No key, a wrong key, a key that claims more rights, the key in the wrong place. */
const withoutKey = [
  refused('POST', `${CONTACT}?apikey=${EMBEDDED_PUBLISHABLE_KEY}`, JSON_TYPE, '{}'),
  ...[
    {},
    ...['', 'sb_publishable_other', 'sb_secret_guess'].map((apikey) => ({apikey})),
    {apikey: `${EMBEDDED_PUBLISHABLE_KEY} `.repeat(2)},
    {authorization: `Bearer ${EMBEDDED_PUBLISHABLE_KEY}`},
    {cookie: `apikey=${EMBEDDED_PUBLISHABLE_KEY}`},
  ].map((headers) => refused('POST', CONTACT, {...JSON_TYPE, ...(headers as object)}, '{}')),
];

/** Bodies that are no JSON object of the function's parameters. */
const bodies = ALL.flatMap((name) => [
  ...[
    ...[`${MARK}{`, `[{"v_name":"${MARK}"}]`, `"${MARK}"`, 'null', 'true', '7'],
    `{"v_started_at_ms":"${MARK}"}`,
    '{"v_started_at_ms":1e400}',
    `{"v_email":"${MARK}\\u0000"}`,
    `{"v_email":"${MARK}\\ud800"}`,
    `{"${MARK}":"${MARK}"}`,
    ...['__proto__', 'constructor', 'v_email) --', '"v_email"', 'v_email => $1, v_email', ''].map(
      (key) => JSON.stringify({[key]: MARK}),
    ),
    `{"v_meta":${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}}`,
    `{"v_meta":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    '['.repeat(60_000),
    JSON.stringify({v_email: 'x'.repeat(70_000)}),
  ].map((body) => call('refused', name, body)),
  ...['text/plain', 'application/x-www-form-urlencoded', 'text/csv', 'multipart/form-data'].map(
    (type) => call('refused', name, `v_email=${MARK}`, {'content-type': type}),
  ),
  ...textsOf(name).flatMap((parameter) =>
    [7, true, [MARK], {a: MARK}].map((value) =>
      call('refused', name, JSON.stringify({[parameter]: value})),
    ),
  ),
]);

const TYPED = [
  `${MARK}'; drop table intake.inspection_requests; --`,
  `${MARK}' || (select salt from intake.address_salts) || '`,
  `${MARK}$$; select pg_sleep(9); $$`,
  `\\'; copy intake.leads to program 'sh'; -- ${MARK}`,
  `${MARK}%s%n%1$s`,
  `{{${MARK}}}\${7*7}<script>alert(1)</script>`,
  `${MARK}\r\nX-Injected: 1`,
  `\u202e${MARK}\u0007\ufeff`,
  `=cmd|'/c calc'!A1 ${MARK}`,
];

const INCOMPLETE = {v_name: 'x', v_email: 'x@example.com', v_phone: ''};

/** Hostile texts in every parameter, in incomplete requests, which are not stored. */
const typed = ALL.flatMap((name) =>
  textsOf(name)
    .filter((parameter) => parameter !== 'v_honeypot')
    .flatMap((parameter) =>
      TYPED.map((text) =>
        call(
          'answered',
          name,
          JSON.stringify({
            ...(name === 'submit_contact_rpc' && INCOMPLETE),
            [parameter]: parameter === 'v_phone' ? `${text} too long for a number` : text,
          }),
        ),
      ),
    ),
);

/** A forged token for the service role. */
const FORGED = [{alg: 'HS256', typ: 'JWT'}, {role: 'service_role', exp: 4e9}, 'signature']
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

/** Headers that PostgREST or a proxy would obey. */
const obeyed = ALL.flatMap((name) =>
  Object.entries({
    'content-profile': ['intake', 'pg_catalog', MARK],
    'accept-profile': ['intake'],
    prefer: ['count=exact', 'tx=rollback', 'params=single-object', 'return=representation'],
    accept: ['application/vnd.pgrst.plan+json', 'text/csv', 'application/vnd.pgrst.object+json'],
    range: ['0-9', `bytes=${MARK}`],
    'x-http-method-override': ['GET', 'DELETE'],
    'cf-connecting-ip': ['198.51.100.1', `${MARK}'`, ''],
    'x-real-ip': ['198.51.100.1'],
    forwarded: [`for="${MARK}"`],
    authorization: ['Bearer sb_secret_guess', `Basic ${MARK}`, 'Bearer a.b.c', `Bearer ${FORGED}`],
    cookie: [`role=service_role; ${MARK}`],
    'if-none-match': ['*'],
  }).flatMap(([header, values]) =>
    values.map((value) => call('answered', name, '{}', {[header]: value})),
  ),
);

/** No attack may store a row, get a 5xx, or learn anything. */
export const ATTACKS: readonly Attack[] = [
  ...onRelations,
  ...onFunctions,
  ...otherwise,
  ...withoutKey,
  ...bodies,
  ...typed,
  ...obeyed,
];
