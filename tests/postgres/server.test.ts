import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

import {
  loopback,
  post,
  startServer,
  submission,
  temporaryFolders,
} from '../../scripts/support/local-server';
import type {Cluster} from '../../scripts/support/postgres-cluster';
import {childEnvironment} from '../../src/data/environment';
import {postgresEngine} from '../sql/engine';
import {command} from '../support/faults';

const ROOT = join(__dirname, '../..');
const CLIENTS = 8;
const REQUESTS = 400;

type Check = (what: string, isRight: boolean, found: unknown) => void;

/** The local server on a real PostgreSQL: sentences at the start, attacks, a restart under load. */
export async function testServer(cluster: Cluster): Promise<string[]> {
  const problems: string[] = [];
  const check: Check = (what, isRight, found) => {
    if (!isRight) problems.push(`${what}: ${JSON.stringify(found)}`);
  };
  const admin = await postgresEngine(cluster.url('postgres'));
  for (const name of ['served', 'attacked']) await admin.query(`create database ${name}`);
  await admin.query("create role stranger login password 'odd-word'");
  await admin.close();
  await sentences(cluster, check);
  await attacks(cluster, check);
  await restart(cluster, check);
  return problems;
}

/** What is wrong with a database is one sentence, and the password is in none. */
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
  await says('leads', 'scripts/leads/index.ts', served, /No inspection requests yet/, 0);
  const wrongPassword = changed((url) => (url.password = 'wrong-word'));
  await says('password', start, wrongPassword, /refuses the password of "postgres"/);
  const wrongName = changed((url) => (url.pathname = '/nowhere'));
  await says('database', start, wrongName, /it has no database "nowhere"/);
  const wrongPort = changed((url) => (url.port = '1'));
  await says('nobody there', start, wrongPort, /does not answer \(.*ECONNREFUSED\): start it/);
  folders.remove();
}

/** The black-box suite of the embedded database, and `npm run smoke`, on this one. */
async function attacks(cluster: Cluster, check: Check): Promise<void> {
  const DATABASE_URL = cluster.url('attacked');
  const migrated = await command('scripts/migrate.ts', [], {DATABASE_URL});
  check('migrate', migrated.code === 0, migrated.text);
  const jest = join(ROOT, 'node_modules/.bin/jest');
  const files = ['tests/full/attack.test.ts', 'tests/server/smoke.test.ts'];
  const args = ['--selectProjects', 'full', 'server', '--runInBand', '--runTestsByPath', ...files];
  const {status, stdout, stderr} = spawnSync(jest, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: childEnvironment({DATABASE_URL}),
  });
  check('the attacks', status === 0, stderr.slice(-4000));
  console.log(`# black box: ${/^Tests: +(.*)$/m.exec(stderr)?.[1] ?? 'none ran'}`);
  const counts = stdout.match(/^# .*$/gm) ?? [];
  console.log(counts.join('\n'));
  check('the engine', /^# PostgreSQL: \d{3} attacks: 0 /m.test(stdout), counts);
}

/** The database is stopped and started under load: nothing acknowledged is lost. */
async function restart(cluster: Cluster, check: Check): Promise<void> {
  const folders = temporaryFolders();
  const url = cluster.url('served');
  const server = await startServer(folders.data, ['--site-dir', folders.site], {DATABASE_URL: url});
  const health = async () => (await fetch(`http://127.0.0.1:${server.port}/healthz`)).status;
  const acknowledged = new Set<string>();
  const replies: Record<string, number> = {};
  let sent = 0;
  let outage: Promise<void> | undefined;
  const stopAndStart = async (): Promise<void> => {
    cluster.halt();
    check('health without a database', (await health()) === 503, 'not 503');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    cluster.start();
  };
  /** As the form does after a 503, and a person after db_error: again. */
  const submit = async (n: number): Promise<void> => {
    for (let tries = 0; tries < 60; tries += 1) {
      const reply = await post(server.port, 'submit_contact_rpc', submission(n), {
        from: loopback(n),
      });
      const kind = reply.body.includes('db_error') ? 'db_error' : reply.status;
      replies[kind] = (replies[kind] ?? 0) + 1;
      if (reply.body.includes('"success":true')) {
        acknowledged.add(`visitor${n}@example.com`);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const visitor = async (): Promise<void> => {
    while (sent < REQUESTS) {
      await submit(sent++);
      if (acknowledged.size > REQUESTS / 4) outage ??= stopAndStart();
    }
  };
  await Promise.all(Array.from({length: CLIENTS}, visitor));
  await outage;
  // The server looks every two seconds.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  check('health with it', (await health()) === 200, 'not 200');
  const engine = await postgresEngine(url);
  const rows = await engine.query<{email: string}>('select email from intake.inspection_requests');
  await engine.close();
  const kept = new Set(rows.map(({email}) => email));
  const lost = [...acknowledged].filter((email) => !kept.has(email));
  const odd = Object.keys(replies).filter((kind) => !['200', '503', 'db_error'].includes(kind));
  check('replies of another kind', odd.length === 0, replies);
  check('acknowledged and lost', lost.length === 0, lost);
  check('acknowledged', acknowledged.size === REQUESTS, acknowledged.size);
  check('rows twice', kept.size === rows.length, rows.length);
  const lines = server.output();
  const told = lines.split('does not answer').length - 1;
  check('the outage is told, not to each visitor', told > 0 && told < 4, lines.slice(0, 900));
  check('and its end', lines.includes('The database answers again.'), lines.slice(0, 500));
  server.process.kill('SIGTERM');
  check('the server stops', (await server.ended) === 0, server.output().slice(-500));
  folders.remove();
  console.log(
    `# restart under load: ${acknowledged.size} of ${REQUESTS} acknowledged, ${lost.length} lost; replies ${JSON.stringify(replies)}`,
  );
}
