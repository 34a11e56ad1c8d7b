import type {Extensions} from '@electric-sql/pglite';

import {checkBackup, type Backup} from '../backup/format';
import {refuseNewer, restoreBackup} from '../backup/restore';
import {openEmbedded} from './embedded';
import {closing, type Engine} from './engine';
import {migrate, type Migration} from './migrations';
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
export async function openDatabase(folder?: string, extensions?: Extensions): Promise<Engine> {
  const engine = await openEmbedded(folder, extensions);
  try {
    await migrate(engine);
    return engine;
  } catch (error) {
    await engine.close().catch(() => {});
    throw error;
  }
}

/**
 * Brings either database to this version of the code.
 *
 * @returns the migrations that were applied now.
 * @throws UserError when it cannot be opened, is newer than this code, or a migration fails.
 */
export async function migrateDatabase(settings: DatabaseSettings): Promise<Migration[]> {
  return onDatabase(settings, (engine) => migrate(engine));
}

/**
 * Loads a backup into an empty database, and brings it to this version of the code.
 *
 * @returns what the backup says of itself.
 * @throws UserError when the backup or the database does not fit, or cannot be opened.
 */
export async function restoreInto(settings: DatabaseSettings, file: string): Promise<Backup> {
  const backup = await checkBackup(file);
  refuseNewer(backup);
  await onDatabase(settings, (engine) => restoreBackup(engine, file, backup));
  return backup;
}

/**
 * Loads a backup into a database in memory, which is gone afterwards.
 *
 * @returns what the backup says of itself.
 * @throws UserError when it cannot be restored.
 */
export async function tryBackup(file: string): Promise<Backup> {
  const backup = await checkBackup(file);
  refuseNewer(backup);
  await closing(await openEmbedded(), (engine) => restoreBackup(engine, file, backup));
  return backup;
}

/** Runs a task that may change the schema, as the owner of the database, and closes it. */
async function onDatabase<T>(
  {databaseUrl, dataFolder}: DatabaseSettings,
  task: (engine: Engine) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return onRemote(databaseUrl, task);
  const unlock = await takeFolder(dataFolder, {brief: true});
  try {
    return await closing(await openEmbedded(embeddedIn(dataFolder)), task);
  } finally {
    unlock();
  }
}

function onRemote<T>(url: string, task: (engine: Engine) => Promise<T>): Promise<T> {
  const rights =
    'it has to own the database, and the roles have to be there, as "Plain PostgreSQL" in supabase/README.md says';
  return explained(
    url,
    async () =>
      // One connection, because the lock of the migrations belongs to it.
      closing(await openPostgres(url, {connections: 1, limited: false}), async (engine) => {
        await checkVersion(engine);
        return task(engine);
      }),
    rights,
  );
}
