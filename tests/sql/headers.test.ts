/** What a visitor's own headers can change: nothing. PostgREST hands all of them to the functions. */
import {readdirSync, readFileSync} from 'node:fs';

import type {Engine} from '../../server/database/engine';
import {testEngine} from './engine';

const FOLDER = 'supabase/migrations';
const migrations = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));
/** Set by the network's edge, whatever the visitor sends. */
const OF_THE_EDGE = 'cf-connecting-ip';
const READ = migrations.flatMap((sql) =>
  [...sql.matchAll(/'request\.headers'.*?->> '([^']+)'/g)].map(([, name]) => name!),
);

let engine: Engine;
beforeAll(async () => void (engine = await testEngine()));
afterAll(() => engine.close());

/** As many requests of one address as are refused, of eleven. */
const refused = (before: [name: string, value: string][]): Promise<number> =>
  engine.transaction(async (session) => {
    await session.query('delete from intake.address_tries');
    for (const [name, value] of before) {
      await session.query('select set_config($1, $2, true)', [name, value]);
    }
    const [row] = await session.query<{count: number}>(
      `select count(*)::integer from generate_series(1, 11) n
       where public.submit_contact_rpc(v_name => 'Ann', v_phone => '1', v_email => gen_random_uuid() || '@example.com') ->> 'error' = 'rate_limit'`,
    );
    return row!.count;
  });

const headers = (more: string[]): [string, string] => [
  'request.headers',
  JSON.stringify({
    ...Object.fromEntries(more.map((name) => [name, '1'])),
    [OF_THE_EDGE]: '203.0.113.77',
  }),
];

test('no header of a visitor lifts a limit', async () => {
  expect(READ).toContain(OF_THE_EDGE);
  const names = [...READ, 'x-names-another', 'intake.names_another', 'intake-names-another'];
  expect(await refused([headers(names)])).toBe(1);
});

test('what the server says of its own transaction does', async () => {
  expect(await refused([headers([]), ['intake.names_another', '1']])).toBe(0);
  expect(await refused([headers([])])).toBe(1);
});
