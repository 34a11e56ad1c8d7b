// The API as a caller sees it, with the real supabase-js and a fake database.
import {createClient} from '@supabase/supabase-js';

import {createRequestHandler} from '../../../../server/http/requestHandler';
import {Unavailable, type Engine, type Session} from '../../../../server/database/engine';
import {diskSpace} from '../../../../server/database/failures';
import {EMBEDDED_PUBLISHABLE_KEY} from '../../../../src/data/api';

const URL = 'http://localhost:3000';
const PATH = '/rest/v1/rpc/subscribe_newsletter_rpc';
const KEY = {apikey: EMBEDDED_PUBLISHABLE_KEY};
const REPLY = {success: true, error: null};

let statements: [string, unknown[]][];
let fails: unknown;
const afterRpc = jest.fn();

const session: Session = {
  query: async <T>(sql: string, values: unknown[] = []) => {
    statements.push([sql.replaceAll(/\s+/g, ' '), values]);
    if (fails) throw fails;
    return [{reply: REPLY}] as T[];
  },
  script: async () => [],
};
const engine: Engine = {
  ...session,
  name: 'PGlite',
  transaction: (task) => task(session),
  close: async () => {},
};
const handler = createRequestHandler({
  engine,
  clientOf: () => ({ip: '203.0.113.9', isAnotherNamed: true}),
  afterRpc,
});
const request = (path: string, init: RequestInit = {}) =>
  handler.request(path.replace('/rest/v1/rpc', ''), init);

const client = createClient(URL, EMBEDDED_PUBLISHABLE_KEY, {
  auth: {persistSession: false},
  // Node 20 has no WebSocket of its own, and nothing here needs one.
  realtime: {transport: EventTarget as never},
  global: {fetch: async (url, init) => request(String(url).replace(URL, ''), init)},
});

let print: jest.SpyInstance;
beforeEach(() => {
  statements = [];
  fails = undefined;
  afterRpc.mockClear();
  print = jest.spyOn(console, 'error').mockImplementation();
});

test('supabase-js calls a function by name, as anon, with the address of the socket', async () => {
  const {data, error, status} = await client.rpc('subscribe_newsletter_rpc', {
    v_email: 'ann@example.com',
    v_started_at_ms: 1,
    v_meta: {a: [1]},
  });
  expect({data, error, status}).toEqual({data: REPLY, error: null, status: 200});
  expect(statements).toEqual([
    [
      expect.stringContaining("set_config('role', 'anon', true)"),
      ['/rpc/subscribe_newsletter_rpc', '{"cf-connecting-ip":"203.0.113.9"}', '1'],
    ],
    [
      'select public.subscribe_newsletter_rpc(v_email => $1::text, v_started_at_ms => $2::numeric, v_meta => $3::jsonb) as reply',
      ['ann@example.com', 1, '{"a":[1]}'],
    ],
  ]);
  expect(afterRpc).toHaveBeenCalledTimes(1);
});

const secret = (code?: string) => Object.assign(new Error('Secret'), {code});

test.each([
  ['a value that a type cannot hold', secret('22003'), 400, 0],
  ['a missing right', secret('42501'), 500, 1],
  ['a statement that takes too long', secret('57014'), 500, 1],
  ['an error of another kind', secret('EPIPE'), 500, 1],
  ['a full disk', new Unavailable('disk', secret('53100')), 503, 1],
  // The engine itself logs a lost connection, once for all visitors.
  ['a lost connection', new Unavailable('connection', secret('57P01')), 503, 0],
])('%s: supabase-js gets an error with a status, and no cause', async (...row) => {
  const [, error, status, lines] = row;
  fails = error;
  const reply = await client.rpc('subscribe_newsletter_rpc', {v_email: 'Secret'});
  expect(reply).toMatchObject({
    data: null,
    status,
    error: {message: 'The request was not understood.'},
  });
  expect(JSON.stringify([reply, print.mock.calls])).not.toContain('Secret');
  expect(print).toHaveBeenCalledTimes(lines);
  const noted = statements.filter(([sql]) => sql.includes('note_failure')).length;
  expect(noted).toBe(status === 500 ? 1 : 0);
});

test('a full disk is remembered until something is stored', async () => {
  const send = () => client.rpc('subscribe_newsletter_rpc', {v_email: 'ann@example.com'});
  fails = new Unavailable('disk', secret('53100'));
  await send();
  expect(diskSpace.isLacking()).toBe(true);
  fails = undefined;
  await send();
  expect(diskSpace.isLacking()).toBe(false);
});

const REFUSED: [string, string, {body: string; headers?: Record<string, string>}, number][] = [
  ['no key', PATH, {body: '{}'}, 401],
  ['another key', PATH, {body: '{}', headers: {apikey: 'sb_publishable_other'}}, 401],
  ['another type', PATH, {body: 'a=b', headers: {...KEY, 'content-type': 'text/plain'}}, 415],
  ['a list', PATH, {body: '[]', headers: KEY}, 400],
  ['an unknown parameter', PATH, {body: '{"v_x":1}', headers: KEY}, 400],
  ['an unknown function', '/rest/v1/rpc/purge', {body: '{}', headers: KEY}, 404],
  ['more than 64 KB', PATH, {body: '{}'.padEnd(65_537), headers: KEY}, 413],
];

test.each(REFUSED)('%s: refused, and the database is not asked', async (_, path, init, status) => {
  // A string as the body makes fetch add text/plain; the handler takes no type for JSON.
  const body = new Blob([init.body]);
  const response = await request(path, {method: 'POST', headers: init.headers, body});
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({message: 'The request was not understood.'});
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(statements).toEqual([]);
});

test('a browser of another origin may ask with the headers of supabase-js', async () => {
  const asked = 'apikey,authorization,content-profile,content-type,x-client-info,x-retry-count';
  const response = await request(PATH, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://site.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': asked,
    },
  });
  expect(response.ok).toBe(true);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toBe('POST');
  expect(response.headers.get('access-control-allow-headers')).toBe(asked);
  expect(response.headers.get('access-control-max-age')).toBe('86400');
});
