import {join} from 'node:path';

import type {Extensions} from '@electric-sql/pglite';

import {appliedIn} from './backup/catalog';
import {checkBackup, type Header} from './backup/format';
import {restoreBackup} from './backup/restore';
import {openEmbedded} from './engine/embedded';
import type {Engine} from './engine/engine';
import {migrate, NewerDatabase, pendingIn, type Migration} from './engine/migrations';
import {openPostgres} from './engine/postgres';
import {checkVersion, explained} from './engine/remote';
import {takeFolder} from './folder';
import type {DatabaseSettings} from './settings';

/**
 * Opens the embedded database and applies pending migrations. Use only while holding the folder's
 * lock.
 *
 * @param folder where PostgreSQL's files live; undefined keeps everything in memory (tests).
 * @param beforeUpgrade runs before migrations are applied to a database that has some already.
 * @throws UserError when the folder cannot be opened, or a migration fails.
 */
export async function openDatabase(
  folder?: string,
  extensions?: Extensions,
  beforeUpgrade?: (engine: Engine) => Promise<unknown>,
): Promise<Engine> {
  const engine = await openEmbedded(folder, extensions);
  try {
    if (beforeUpgrade && (await isUpgrade(engine))) await beforeUpgrade(engine);
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

async function isUpgrade(engine: Engine): Promise<boolean> {
  return (await appliedIn(engine)).length > 0 && (await pendingIn(engine)).length > 0;
}

/**
 * As `openDatabase`, for staff: a database that a later version of the code has migrated stays as it
 * is, so that leads can be read and exported after a rollback of the code.
 */
export async function openForStaff(folder: string): Promise<Engine> {
  const engine = await openEmbedded(folder);
  try {
    await migrate(engine);
  } catch (error) {
    if (error instanceof NewerDatabase) return engine;
    await engine.close();
    throw error;
  }
  return engine;
}

/** The folder of the embedded database in a data folder. */
export const embeddedIn = (dataFolder: string): string => join(dataFolder, 'postgres');

/**
 * Brings either database to this version of the code.
 *
 * @returns the migrations that were applied now.
 * @throws UserError when it cannot be opened, is newer than this code, or a migration fails.
 */
export async function migrateDatabase(settings: DatabaseSettings): Promise<Migration[]> {
  const {databaseUrl, dataFolder} = settings;
  if (databaseUrl) return onRemote(databaseUrl, (engine) => migrate(engine));
  const unlock = await takeFolder(dataFolder, {brief: true});
  try {
    return await andClose(await openEmbedded(embeddedIn(dataFolder)), (engine) => migrate(engine));
  } finally {
    unlock();
  }
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
  const restore = (engine: Engine): Promise<void> => restoreBackup(engine, file, header);
  if (databaseUrl) {
    await onRemote(databaseUrl, restore);
    return header;
  }
  const unlock = await takeFolder(dataFolder, {brief: true});
  try {
    await andClose(await openEmbedded(embeddedIn(dataFolder)), restore);
  } finally {
    unlock();
  }
  return header;
}

/** Runs a task that may change the schema, as the owner of a database. */
function onRemote<T>(url: string, task: (engine: Engine) => Promise<T>): Promise<T> {
  const rights =
    'run this once as a superuser, or as the owner of a database that a superuser has prepared';
  return explained(
    url,
    async () => {
      // One connection, because the lock of the migrations belongs to it.
      const engine = await openPostgres(url, {connections: 1, limited: false});
      return andClose(engine, async () => {
        await checkVersion(engine);
        return task(engine);
      });
    },
    rights,
  );
}

async function andClose<T>(engine: Engine, task: (engine: Engine) => Promise<T>): Promise<T> {
  try {
    return await task(engine);
  } finally {
    await engine.close();
  }
}
