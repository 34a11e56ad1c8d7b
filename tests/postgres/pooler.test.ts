/** Behind a real PgBouncer: what a pooler leaves of our connections. */
import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {chmodSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

import {sparePort} from '../support/sparePort';
import {closing} from '../../server/database/engine';
import {migrate} from '../../server/database/migrations';
import {openPostgres} from '../../server/database/postgres';
import {openRemote} from '../../server/database/remote';
import {newDatabase} from '../sql/engine';
import {testFolder} from '../support/folder';
import {cluster} from './cluster';

jest.setTimeout(60_000);

const {root, at, write} = testFolder();
let pooler: ChildProcess | undefined;
afterEach(() => void pooler?.kill('SIGINT'));

/** The URL of a database through a pooler in this mode. */
async function through(mode: 'session' | 'transaction', database: string): Promise<string> {
  if (spawnSync('pgbouncer', ['--version']).error)
    throw new Error('pgbouncer is missing: run "apt-get install -y pgbouncer".');
  const {host, hostname, port: server, username, password} = new URL(cluster.url(database));
  const port = await sparePort();
  write(
    'pgbouncer.ini',
    `[databases]\n* = host=${hostname || host} port=${server} user=${username} password=${password}
[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = any\npool_mode = ${mode}\nunix_socket_dir =\n`,
  );
  chmodSync(root, 0o777);
  chmodSync(at('pgbouncer.ini'), 0o644);
  const as = process.getuid?.() === 0 ? ['--user', 'postgres'] : [];
  pooler = spawn('pgbouncer', [...as, at('pgbouncer.ini')], {stdio: 'ignore'});
  await sleep(1000);
  return `postgres://${username}@127.0.0.1:${port}/${database}`;
}

test('one that keeps sessions: served, with the time limits of this server', async () => {
  await closing(await newDatabase(cluster, 'kept_sessions'), migrate);
  const url = await through('session', 'kept_sessions');
  const settings = await closing(await openRemote(url), (engine) =>
    engine.query(
      "select current_setting('statement_timeout') as limit, current_setting('datestyle') as style",
    ),
  );
  expect(settings).toEqual([{limit: '8s', style: 'ISO, MDY'}]);
});

test('one that shares sessions: migrations leave no lock behind, and a held one is said', async () => {
  await (await newDatabase(cluster, 'shared_sessions')).close();
  const url = await through('transaction', 'shared_sessions');
  const open = (to: string) => openPostgres(to, {connections: 1, limited: false});
  await closing(await open(url), migrate);
  const direct = await open(cluster.url('shared_sessions'));
  const holder = await open(cluster.url('shared_sessions'));
  expect(await migrate(direct)).toEqual([]);
  const said = jest.spyOn(console, 'error').mockImplementation();
  await holder.query("select pg_advisory_lock(hashtext('roofing-site migrations'))");
  const waiting = migrate(direct);
  while (said.mock.calls.length === 0) await sleep(100);
  await holder.close();
  expect(await waiting).toEqual([]);
  expect(String(said.mock.calls)).toMatch(
    /Waiting for .*: process \d+ \(\w+, roofing-site\), idle since/,
  );
  await direct.close();
});
