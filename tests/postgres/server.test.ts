import {spawnSync} from 'node:child_process';

import {startServer, temporaryFolders} from '../../scripts/support/localServer';
import type {Cluster} from '../../scripts/support/postgresCluster';
import {childEnvironment} from '../../src/data/environment';
import {newDatabase} from '../sql/engine';
import {findings, type Check} from './findings';
import {command} from '../support/faults';
import {accepted, stop, submit} from '../support/servers';

const CLIENTS = 8;

/** The local server on a real PostgreSQL: sentences at the start, attacks, a restart. */
export async function testServer(cluster: Cluster): Promise<string[]> {
  const {problems, check} = findings();
  const served = await newDatabase(cluster, 'served');
  await served.query("create role stranger login password 'odd-word'");
  await Promise.all([served.close(), (await newDatabase(cluster, 'attacked')).close()]);
  await sentences(cluster, check);
  await attacks(cluster, check);
  await restart(cluster, check);
  return problems;
}

/** Each fault of a database is reported in one sentence, without the password. */
async function sentences(cluster: Cluster, check: Check): Promise<void> {
  const changed = (change: (url: URL) => void): string => {
    const url = new URL(cluster.url('served'));
    change(url);
    return url.href;
  };
  const served = cluster.url('served');
  const stranger = changed((url) => {
    url.username = 'stranger';
    url.password = 'odd-word';
  });
  const says = async (what: string, file: string, url: string, sentence: RegExp, code = 1) => {
    const args = file.includes('start') ? ['--port', '0', '--site-dir', folders.site] : [];
    const ended = await command(file, args, {DATABASE_URL: url, DATA_DIR: folders.data});
    const lines = ended.text.trim().split('\n');
    const isRight = ended.code === code && sentence.test(ended.text);
    check(what, isRight && (code === 0 || lines.length === 1), ended);
    check(`${what}, secret`, !ended.text.includes(new URL(url).password), ended);
  };
  const folders = temporaryFolders();
  const start = 'server/start.ts';
  const migrate = 'scripts/migrate.ts';
  await says(
    'not migrated',
    start,
    served,
    /lacks \d+ of the migrations, from \d+ on: run "npm run migrate"/,
  );
  await says('migrated by a stranger', migrate, stranger, /"stranger" has too few rights/);
  await says('migrated', migrate, served, /applied {2}20261123001000_schema/, 0);
  await says('migrated twice', migrate, served, /up to date/, 0);
  await says('served by a stranger', start, stranger, /"stranger" has too few rights/);
  await says('leads', 'scripts/leads/index.ts', served, /No inspection requests/, 0);
  const wrongPassword = changed((url) => (url.password = 'wrong-word'));
  await says(
    'password',
    start,
    wrongPassword,
    /password authentication failed for user "postgres"": correct/,
  );
  const wrongName = changed((url) => (url.pathname = '/nowhere'));
  await says('database', start, wrongName, /database "nowhere" does not exist": correct/);
  const wrongPort = changed((url) => (url.port = '1'));
  await says('nobody there', start, wrongPort, /does not answer \(.*ECONNREFUSED\): start it/);
  folders.remove();
}

/** The black-box suite of the embedded database, and `npm run smoke`, on PostgreSQL. */
async function attacks(cluster: Cluster, check: Check): Promise<void> {
  const DATABASE_URL = cluster.url('attacked');
  const migrated = await command('scripts/migrate.ts', [], {DATABASE_URL});
  check('migrate', migrated.code === 0, migrated.text);
  const files = ['tests/full/attack.test.ts', 'tests/server/smoke.test.ts'];
  const args = ['--selectProjects', 'full', 'server', '--runInBand', '--runTestsByPath', ...files];
  const {status, stdout, stderr} = spawnSync('node_modules/.bin/jest', args, {
    encoding: 'utf8',
    env: childEnvironment({DATABASE_URL}),
  });
  check('the attacks', status === 0, stderr.slice(-4000));
  console.log(`# black box: ${/^Tests: +(.*)$/m.exec(stderr)?.[1] ?? 'none ran'}`);
  const counts = stdout.match(/^# .*$/gm) ?? [];
  console.log(counts.join('\n'));
  check('the engine', /^# PostgreSQL: \d{3} attacks: 0 /m.test(stdout), counts);
}

// Stops and restarts the database: visitors are told to come back, the operator is told once, and the
// server recovers by itself. Loss under load: tests/full/nothingLost.test.ts.
async function restart(cluster: Cluster, check: Check): Promise<void> {
  const folders = temporaryFolders();
  const server = await startServer(folders.data, ['--site-dir', folders.site], {
    DATABASE_URL: cluster.url('served'),
  });
  const health = async () => (await fetch(`http://127.0.0.1:${server.port}/healthz`)).status;
  const send = (n: number) => submit(server.port, n);
  check('a request before', accepted(await send(1)), 'refused');
  cluster.halt();
  const away = await Promise.all(Array.from({length: CLIENTS}, (_, n) => send(n)));
  const odd = away.filter(({status, body}) => status !== 503 && !body.includes('db_error'));
  check('replies without a database', odd.length === 0, odd);
  check('health without a database', (await health()) === 503, 'not 503');
  cluster.start();
  let tries = 0;
  while (!accepted(await send(2)) && tries < 60) {
    tries += 1;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  check('a request after', tries < 60, tries);
  // The server looks every two seconds.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  check('health with it', (await health()) === 200, 'not 200');
  const lines = server.output();
  const told = lines.split('does not answer').length - 1;
  check('the outage is told, not to each visitor', told > 0 && told < 4, lines.slice(0, 900));
  check('and its end', lines.includes('The database answers again.'), lines.slice(0, 500));
  check('the server stops', (await stop(server)) === 0, server.output().slice(-500));
  folders.remove();
}
