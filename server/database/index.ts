import type {Extensions} from '@electric-sql/pglite';

import {environment} from '../../src/data/environment';
import {openEmbedded} from './embedded';
import {closing, type Engine} from './engine';
import {migrate} from './migrations';
import {openPostgres} from './postgres';
import {checkVersion, explained} from './remote';
import {embeddedIn, takeFolder} from './folder';
import {databaseFrom} from '../settings';

/**
 * Opens the embedded database and applies pending migrations. Use only while holding the folder's
 * lock.
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
 * Runs a task that may change the schema, as the owner, on the database of DATABASE_URL if it is set,
 * else on the embedded one; then closes the database.
 */
export async function onDatabase<T>(
  task: (engine: Engine) => Promise<T>,
  {databaseUrl, dataFolder} = databaseFrom(environment),
): Promise<T> {
  if (databaseUrl) {
    // One connection, because the lock of the migrations belongs to it.
    const open = () => openPostgres(databaseUrl, {connections: 1, limited: false});
    const checked = async (engine: Engine): Promise<T> => {
      await checkVersion(engine);
      return task(engine);
    };
    return explained(databaseUrl, async () => closing(await open(), checked));
  }
  return onFolder(dataFolder, task);
}

/** Runs a task on the embedded database of a data folder, under its lock, and closes it. */
export async function onFolder<T>(
  dataFolder: string,
  task: (engine: Engine) => Promise<T>,
): Promise<T> {
  const unlock = await takeFolder(dataFolder, {brief: true});
  try {
    return await closing(await openEmbedded(embeddedIn(dataFolder)), task);
  } finally {
    unlock();
  }
}
