import {join} from 'node:path';

import type {Extensions} from '@electric-sql/pglite';

import {openEmbedded} from './engine/embedded';
import type {Engine} from './engine/engine';
import {migrate, type Migration} from './engine/migrations';
import {openPostgres} from './engine/postgres';
import {checkVersion, explained} from './engine/remote';
import {takeFolder} from './folder';
import type {DatabaseSettings} from './settings';

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
  } catch (error) {
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
  if (databaseUrl) return migrateRemote(databaseUrl);
  const unlock = await takeFolder(dataFolder, {brief: true});
  try {
    return await migrateAndClose(await openEmbedded(embeddedIn(dataFolder)));
  } finally {
    unlock();
  }
}

function migrateRemote(url: string): Promise<Migration[]> {
  const rights =
    'run this once as a superuser, or as the owner of a database that a superuser has prepared';
  return explained(
    url,
    async () => {
      // One connection, because the lock of the migrations belongs to it.
      const engine = await openPostgres(url, {connections: 1, limited: false});
      return migrateAndClose(engine, () => checkVersion(engine));
    },
    rights,
  );
}

async function migrateAndClose(
  engine: Engine,
  check: () => Promise<void> = async () => {},
): Promise<Migration[]> {
  try {
    await check();
    return await migrate(engine);
  } finally {
    await engine.close();
  }
}
