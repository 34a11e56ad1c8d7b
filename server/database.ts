import type {Extensions} from '@electric-sql/pglite';

import {openEmbedded} from './engine/embedded';
import type {Engine} from './engine/engine';
import {migrate} from './engine/migrations';

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
