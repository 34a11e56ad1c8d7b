/** The local server on a real PostgreSQL: sentences at the start, and a restart of the database. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {startServer, temporaryFolders} from '../support/localServer';
import {startCluster} from '../support/postgresCluster';
import {closing} from '../../server/database/engine';
import {migrate} from '../../server/database/migrations';
import {CONNECTIONS, openPostgres} from '../../server/database/postgres';
import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {PUBLIC_BUILD} from '../../src/data/publicBuild';
import {newDatabase} from '../sql/engine';
import {command} from '../support/faults';
import {serve} from '../support/serve';
import {accepted, stop, submit} from '../support/servers';
import {cluster} from './cluster';

const CLIENTS = 8;

jest.setTimeout(120_000);

const folders = temporaryFolders();
afterAll(() => folders.remove());

describe('what commands say of a database', () => {
  beforeAll(async () =>
    closing(await newDatabase(cluster, 'served'), (engine) =>
      engine.query("create role stranger login password 'odd-word'"),
    ),
  );

  const start = ['server/start.ts', '--port', '0', '--site-dir', folders.site];
  const migrate = ['scripts/migrate.ts'];
  const stranger = {username: 'stranger', password: 'odd-word'};

  // In this order: the third migrates.
  test.each<[string, string[], Partial<URL>, RegExp, number?]>([
    ['not migrated', start, {}, /lacks \d+ of the migrations, from \d+ on: run "npm run migrate"/],
    ['migrated by a stranger', migrate, stranger, /"stranger" has too few rights/],
    ['migrated', migrate, {}, /applied {2}20261123001000_schema/, 0],
    ['migrated twice', migrate, {}, /up to date/, 0],
    ['served by a stranger', start, stranger, /"stranger" has too few rights/],
    ['without requests', ['scripts/leads/index.ts'], {}, /No inspection requests/, 0],
    [
      'with another password',
      start,
      {password: 'wrong-word'},
      /password authentication failed for user "postgres"": correct/,
    ],
    [
      'that is not there',
      start,
      {pathname: '/nowhere'},
      /database "nowhere" does not exist": correct/,
    ],
    ['that does not listen', start, {port: '1'}, /does not answer \(.*ECONNREFUSED\): start it/],
  ])('%s', async (_, [file, ...args], change, sentence, code = 1) => {
    const url = Object.assign(new URL(cluster.url('served')), change);
    const ended = await command(file!, args, {DATABASE_URL: url.href, DATA_DIR: folders.data});
    expect(ended).toEqual({code, text: expect.stringMatching(sentence) as string});
    expect(ended.text).not.toContain(url.password);
    if (code !== 0) expect(ended.text.trim().split('\n')).toHaveLength(1);
  });
});

test('a server that has started has all its connections, and says if a live one can tell nobody', async () => {
  await closing(await newDatabase(cluster, 'warm'), migrate);
  const start = (env: Record<string, string> = {}) =>
    startServer(folders.data, ['--site-dir', folders.site], {
      DATABASE_URL: cluster.url('warm'),
      ...env,
    });
  const trial = await start();
  expect(trial.output()).not.toContain('Nobody is told');
  const open = await closing(await openPostgres(cluster.url('postgres')), (engine) =>
    engine.query(
      "select 1 from pg_stat_activity where datname = 'warm' and application_name = 'roofing-site'",
    ),
  );
  expect(open).toHaveLength(CONNECTIONS);
  await stop(trial);
  writeFileSync(path.join(folders.site, PUBLIC_BUILD), '');
  const live = await start();
  expect(live.output()).toMatch(/^Nobody is told of requests: set LEAD_MAIL_TO/m);
  await stop(live);
  const told = await start({
    LEAD_WEBHOOK_URL: 'https://hooks.example.com/',
    LEAD_WEBHOOK_SECRET: `whsec_${'a'.repeat(44)}`,
  });
  expect(told.output()).not.toContain('Nobody is told');
  await stop(told);
});

test('connections that are all at work are not taken for a database that is away', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const engine = await openPostgres(cluster.url('postgres'), {connections: 1});
  const work = engine.query('select pg_sleep(6)');
  await expect(engine.query('select 1')).rejects.toMatchObject({reason: 'connection'});
  await work;
  await engine.query('select 1');
  await engine.close();
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^The database is busy: .* of 1 conn/)]]);
});

// Loss under load: tests/full/nothingLost.test.ts.
test('visitors are told to come back, the operator once, and the server recovers by itself', async () => {
  const own = await startCluster();
  await closing(await newDatabase(own, 'served'), migrate);
  const server = await startServer(folders.data, ['--site-dir', folders.site], {
    DATABASE_URL: own.url('served'),
  });
  const health = async () => (await fetch(`http://127.0.0.1:${server.port}/healthz`)).status;
  const send = (n: number) => submit(server.port, n);
  expect(accepted(await send(1))).toBe(true);

  own.halt();
  const away = await Promise.all(Array.from({length: CLIENTS}, (_, n) => send(n)));
  expect(away.filter(({status, body}) => status !== 503 && !body.includes('db_error'))).toEqual([]);
  expect(await health()).toBe(503);

  own.start();
  for (let tries = 0; !accepted(await send(2)); tries++) {
    if (tries === 60) throw new Error(server.output());
    await sleep(250);
  }
  // The server looks every two seconds.
  await sleep(3000);
  expect(await health()).toBe(200);
  const told = server.output().match(/does not answer/g) ?? [];
  expect([1, 2, 3]).toContain(told.length);
  expect(server.output()).toContain('The database answers again.');

  // Read-only: a disk that is nearly full at Supabase, or a failover that has left us with a standby.
  const admin = async (sql: string) =>
    closing(await openPostgres(own.url('postgres')), (engine) => engine.script(sql));
  const setReadOnly = (value: string) =>
    admin(
      `alter database served set default_transaction_read_only = ${value};
       select pg_terminate_backend(pid) from pg_stat_activity where datname = 'served'`,
    );
  await setReadOnly('on');
  await sleep(3000);
  expect(await health()).toBe(503);
  expect((await send(3)).status).toBe(503);
  await setReadOnly('off');
  await sleep(3000);
  expect(await health()).toBe(200);
  expect(accepted(await send(3))).toBe(true);

  // A site whose pages are elsewhere, and which nobody else watches.
  const site = await serve((_, response) => response.writeHead(404).end());
  const watch = async (env: Record<string, string>) => {
    const api = {
      SUPABASE_URL: `http://127.0.0.1:${server.port}`,
      SUPABASE_PUBLISHABLE_KEY: EMBEDDED_PUBLISHABLE_KEY,
    };
    return (await command('scripts/smoke/index.ts', [site, '--watch'], {...api, ...env})).text;
  };
  await closing(await openPostgres(own.url('served')), (engine) =>
    engine.query("update intake.outbox set created_at = now() - interval '6 hours'"),
  );
  expect(await watch({})).not.toContain('/healthz');
  expect(await watch({DATABASE_URL: own.url('served')})).toMatch(
    /\/healthz: the oldest notice has waited for 360 minutes/,
  );
  expect(await stop(server)).toBe(0);
  own.stop();
});
