/** From PostgreSQL under load to the embedded database, and from there to PostgreSQL again. */
import {startServer, temporaryFolders} from '../support/localServer';
import {checkBackup} from '../../server/backup/format';
import {openDatabase} from '../../server/database';
import {closing, type Engine} from '../../server/database/engine';
import {embeddedIn} from '../../server/database/folder';
import {openPostgres} from '../../server/database/postgres';
import {postgresEngine} from '../sql/engine';
import {backupOf, restore} from '../support/backups';
import {command, count} from '../support/faults';
import {testFolder} from '../support/folder';
import {contents, ODD_ROWS, ODD_SCHEMA} from '../support/oddSchema';
import {crowd, stop} from '../support/servers';
import {cluster, copyOfBase, ownEngine} from './cluster';

jest.setTimeout(120_000);

const {at} = testFolder();
const EMBEDDED = {DATABASE_URL: '', DATA_DIR: at('embedded')};

async function run(name: string, file: string, env: Record<string, string> = {}): Promise<void> {
  expect(await command(`scripts/${name}.ts`, [file], env)).toMatchObject({code: 0});
}

/** `backup_at` is set after each backup, so that a backup holds the previous time. */
const all = async (engine: Engine) => {
  await engine.query('update intake.marks set backup_at = null');
  return contents(engine);
};

/** The URL of an empty database whose owner is an ordinary user, as supabase/README.md says. */
async function ordinary(name: string): Promise<string> {
  const admin = await postgresEngine(cluster.url('postgres'));
  await admin.query(`create role ${name} login password 'odd-word'`);
  await admin.query(`grant anon to ${name}`);
  await admin.query(`create database ${name} owner ${name}`);
  await admin.close();
  const url = new URL(cluster.url(name));
  return Object.assign(url, {username: name, password: 'odd-word'}).href;
}

test('a backup while visitors send requests holds all that were acknowledged before it', async () => {
  const folders = temporaryFolders();
  const server = await startServer(folders.data, ['--site-dir', folders.site]);
  const visitors = crowd(server.port);
  await visitors.until(100);
  const before = visitors.acknowledged.size;
  await run('backup', at('under-load.gz'));
  await visitors.stop();
  await stop(server);
  folders.remove();
  const kept = (await checkBackup(at('under-load.gz'))).counts.inspection_requests!;
  expect(kept).toBeGreaterThanOrEqual(before);
  count(`backup under load: ${before} requests acknowledged before it, ${kept} in it`);
});

test('the embedded database takes it, and an owner without the rights of a superuser', async () => {
  const ownerUrl = await ordinary('keeper');
  await run('backup', at('first.gz'));
  await run('restore', at('first.gz'), EMBEDDED);
  await run('backup', at('second.gz'), EMBEDDED);
  await run('restore', at('second.gz'), {DATABASE_URL: ownerUrl});
  const first = await closing(await ownEngine(), all);
  expect(await closing(await openDatabase(embeddedIn(EMBEDDED.DATA_DIR)), all)).toEqual(first);
  expect(await closing(await postgresEngine(ownerUrl), all)).toEqual(first);
  expect(first['intake.inspection_requests']).not.toEqual([]);
  expect(await command('scripts/restore.ts', [at('second.gz')], {DATABASE_URL: ownerUrl})).toEqual({
    code: 1,
    text: expect.stringContaining('already has data') as string,
  });
});

test('every kind of value goes from the embedded database to PostgreSQL', async () => {
  const odd = await closing(await openDatabase(), async (local) => {
    await local.script(ODD_SCHEMA + ODD_ROWS);
    await backupOf(local, at('odd.gz'));
    return contents(local);
  });
  await closing(await openPostgres(await copyOfBase('odd')), async (real) => {
    await real.script(ODD_SCHEMA);
    await restore(real, at('odd.gz'));
    expect(await contents(real)).toEqual(odd);
  });
});
