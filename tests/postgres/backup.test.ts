import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {startServer, temporaryFolders} from '../../scripts/support/localServer';
import type {Cluster} from '../../scripts/support/postgresCluster';
import {checkBackup} from '../../server/backup/format';
import {keepBackup, writeBackup} from '../../server/backup/write';
import {openDatabase} from '../../server/database';
import {hostedRoles} from '../../server/database/migrations';
import {embeddedIn} from '../../server/database/folder';
import type {Engine} from '../../server/database/engine';
import {newDatabase, postgresEngine} from '../sql/engine';
import {command} from '../support/faults';
import {contents, ODD_ROWS, ODD_SCHEMA} from '../support/oddSchema';
import {findings} from './findings';
import {crowd, stop} from '../support/servers';

const text = (value: unknown): string => JSON.stringify(value);

/** From PostgreSQL under load to the embedded database, and from there to PostgreSQL again. */
export async function testBackup(cluster: Cluster): Promise<string[]> {
  const {problems, check} = findings();
  const root = mkdtempSync(join(tmpdir(), 'website-backup-'));
  const engine = await newDatabase(cluster, 'source');
  const odd = await newDatabase(cluster, 'again');
  const ownerUrl = await preparedFor(cluster, 'keeper');
  const run = async (name: string, args: string[], env: Record<string, string>) => {
    const ended = await command(`scripts/${name}.ts`, args, env);
    check(`${name} ${args.join(' ')}`, ended.code === 0, ended.text);
    return ended.text;
  };

  const source = {DATABASE_URL: cluster.url('source')};
  await run('migrate', [], source);
  const file = join(root, 'under-load.gz');
  const before = await whileLoaded(source.DATABASE_URL, () => run('backup', [file], source));
  const rows = (await checkBackup(file)).counts.inspection_requests!;
  check('acknowledged before the backup, and not in it', rows >= before, {rows, before});

  // Again without load, so that contents can be compared.
  const atRest = join(root, 'at-rest.gz');
  await run('backup', [atRest], source);
  const embedded = {DATA_DIR: join(root, 'embedded')};
  await run('restore', [atRest], embedded);
  const back = join(root, 'back.gz');
  await run('backup', [back], embedded);
  // Restored by an owner who is no superuser.
  await run('restore', [back], {DATABASE_URL: ownerUrl});
  const again = await postgresEngine(ownerUrl);
  const local = await openDatabase(embeddedIn(embedded.DATA_DIR));
  // `backup_at` is set after each backup, so that a backup holds the previous time.
  const unmark = 'update intake.marks set backup_at = null';
  const databases = [engine, local, again];
  await Promise.all(databases.map((database) => database.query(unmark)));
  const [first, second, third] = await Promise.all(databases.map(contents));
  check('contents in the embedded database', text(first) === text(second), 'other');
  check('contents back in PostgreSQL', text(first) === text(third), 'other');
  const counts = await again.query('select count(*) as n from intake.inspection_requests');
  const refused = await command('scripts/restore.ts', [back], {DATABASE_URL: ownerUrl});
  check(
    'a restore over data',
    refused.code === 1 && /already has data/.test(refused.text),
    refused,
  );

  problems.push(...(await crossed(odd, cluster.url('again'), root)));
  await Promise.all([engine.close(), local.close(), again.close(), odd.close()]);
  rmSync(root, {recursive: true});
  console.log(
    `# backup under load: ${before} acknowledged before it, ${rows} in it; PostgreSQL to PGlite to PostgreSQL: ${text(counts[0]!.n)} requests, contents equal`,
  );
  return problems;
}

/** A database of an ordinary user, as supabase/README.md says. */
async function preparedFor(cluster: Cluster, name: string): Promise<string> {
  const admin = await postgresEngine(cluster.url('postgres'));
  await admin.script(hostedRoles());
  await admin.query(`create role ${name} login password 'odd-word'`);
  await admin.query(`grant anon to ${name}`);
  await admin.query(`create database ${name} owner ${name}`);
  await admin.close();
  const url = new URL(cluster.url(name));
  url.username = name;
  url.password = 'odd-word';
  return url.href;
}

/** Runs the task while visitors send requests. @returns how many were acknowledged before the task */
async function whileLoaded(url: string, task: () => Promise<unknown>): Promise<number> {
  const folders = temporaryFolders();
  const server = await startServer(folders.data, ['--site-dir', folders.site], {DATABASE_URL: url});
  const visitors = crowd(server.port);
  await visitors.until(100);
  const before = visitors.acknowledged.size;
  await task();
  await visitors.stop();
  await stop(server);
  folders.remove();
  return before;
}

/** Every kind of value, from the embedded database to PostgreSQL. */
async function crossed(engine: Engine, DATABASE_URL: string, root: string): Promise<string[]> {
  const local = await openDatabase();
  await local.script(ODD_SCHEMA + ODD_ROWS);
  const file = join(root, 'odd.gz');
  await keepBackup(file, (sink) => writeBackup(local, sink));
  const env = {DATABASE_URL};
  const migrated = await command('scripts/migrate.ts', [], env);
  await engine.script(ODD_SCHEMA);
  const restored = await command('scripts/restore.ts', [file], env);
  const [mine, theirs] = await Promise.all([local, engine].map(contents));
  await local.close();
  return text(mine) === text(theirs)
    ? []
    : [`odd values differ: ${migrated.text} ${restored.text} ${text(mine)} ${text(theirs)}`];
}
