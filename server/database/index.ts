import type {Extensions} from '@electric-sql/pglite';

import {checkBackup, type Header} from '../backup/format';
import {refuseNewer, restoreBackup} from '../backup/restore';
import {openEmbedded} from './embedded';
import type {Engine} from './engine';
import {migrate, NewerDatabase, type Migration} from './migrations';
import {openPostgres} from './postgres';
import {checkVersion, explained} from './remote';
import {embeddedIn, takeFolder} from './folder';
import type {DatabaseSettings} from '../settings';

/**
 * Opens the embedded database and applies pending migrations. Use only while holding the folder's
 * lock.
 *
 * @param folder where PostgreSQL's files live; undefined keeps everything in memory (tests).
 * @throws UserError when the folder cannot be opened, or a migration fails.
 */
export const openDatabase = (folder?: string, extensions?: Extensions): Promise<Engine> =>
  openEmbedded(folder, {extensions, prepare: migrate});

/**
 * As `openDatabase`, for staff: a database that a later version of the code has migrated stays as it
 * is, so that leads can be read and exported after a rollback of the code.
 */
export const openForStaff = (folder: string): Promise<Engine> =>
  openEmbedded(folder, {
    async prepare(engine) {
      try {
        await migrate(engine);
      } catch (error) {
        if (!(error instanceof NewerDatabase)) throw error;
      }
    },
  });

/**
 * Brings either database to this version of the code.
 *
 * @returns the migrations that were applied now.
 * @throws UserError when it cannot be opened, is newer than this code, or a migration fails.
 */
export async function migrateDatabase(settings: DatabaseSettings): Promise<Migration[]> {
  const {databaseUrl, dataFolder} = settings;
  if (databaseUrl) return onRemote(databaseUrl, (engine) => migrate(engine));
  let applied: Migration[] = [];
  await onFolder(dataFolder, async (engine) => (applied = await migrate(engine)));
  return applied;
}

/**
 * Loads a backup into an empty database, and brings it to this version of the code.
 *
 * @returns the header of the backup.
 * @throws UserError when the backup or the database does not fit, or cannot be opened.
 */
export async function restoreInto(settings: DatabaseSettings, file: string): Promise<Header> {
  const {databaseUrl, dataFolder} = settings;
  const header = await checkBackup(file);
  refuseNewer(header);
  const restore = (engine: Engine): Promise<void> => restoreBackup(engine, file, header);
  await (databaseUrl ? onRemote(databaseUrl, restore) : onFolder(dataFolder, restore));
  return header;
}

/** Runs a task that may change the schema of the embedded database, and closes it. */
async function onFolder(
  dataFolder: string,
  prepare: (engine: Engine) => Promise<unknown>,
): Promise<void> {
  const unlock = await takeFolder(dataFolder, {brief: true});
  try {
    await (await openEmbedded(embeddedIn(dataFolder), {prepare})).close();
  } finally {
    unlock();
  }
}

/** Runs a task that may change the schema, as the owner of a database. */
function onRemote<T>(url: string, task: (engine: Engine) => Promise<T>): Promise<T> {
  const rights =
    'it has to own the database, and the roles have to be there, as "Plain PostgreSQL" in supabase/README.md says';
  return explained(
    url,
    async () => {
      // One connection, because the lock of the migrations belongs to it.
      const engine = await openPostgres(url, {connections: 1, limited: false});
      try {
        await checkVersion(engine);
        return await task(engine);
      } finally {
        await engine.close();
      }
    },
    rights,
  );
}
