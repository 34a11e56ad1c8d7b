import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Extensions, PGlite, PGliteOptions} from '@electric-sql/pglite';

import {UserError} from '../cli';
import {reasonOf} from '../errors';
import {PARSERS, type Engine, type Row, type Session} from './engine';
import {printFailure} from './failure-lines';
import {beginFolder, finishFolder, isFinished} from './new-folder';
import {keepSnapshot, snapshot} from './snapshot';

/** The PostgreSQL version inside the pinned PGlite: a folder written by another cannot be opened. */
const POSTGRES_MAJOR = '17';

interface EmbeddedOptions {
  /** Further ones to load, such as pgTAP for the SQL tests. */
  extensions?: Extensions | undefined;
  /**
   * Runs on the database before it is returned. A new folder waits for the disk once, after this,
   * and not at every commit in it. If this throws, the next one begins the folder again.
   */
  prepare?: ((engine: Engine) => Promise<unknown>) | undefined;
}

/**
 * PostgreSQL inside this process. Use only while holding the folder's lock: a second process on one
 * folder destroys it.
 *
 * @param folder where PostgreSQL's files live; undefined keeps everything in memory (tests).
 * @throws UserError when the folder cannot be opened, or was written by another version.
 */
export async function openEmbedded(
  folder?: string,
  {extensions, prepare}: EmbeddedOptions = {},
): Promise<Engine> {
  if (folder) refuseOtherVersion(folder);
  const options = {extensions, parsers: PARSERS};
  if (!folder) return prepared(await create(options), prepare);
  if (isFinished(folder)) {
    return prepared(await explained(folder, () => openDurable(folder, options)), prepare);
  }
  const {DURABLE_START, letSync} = await import('./durable');
  const database = await explained(folder, () => {
    beginFolder(folder);
    return create({...options, dataDir: folder, startParams: DURABLE_START});
  });
  return prepared(database, async (engine) => {
    await prepare?.(engine);
    await explained(folder, () => finishFolder(folder));
    letSync(database.Module);
  });
}

async function explained<T>(folder: string, task: () => T | Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw new UserError(
      `The database in ${folder} cannot be opened (${reasonOf(error)}). ` +
        'Make room if its disk is full; otherwise restore a copy of the folder, or set DATA_DIR to another one.',
    );
  }
}

/** The engine on a database, which is closed where it cannot be prepared. */
async function prepared(database: PGlite, prepare?: EmbeddedOptions['prepare']): Promise<Engine> {
  const engine = engineOn(database);
  try {
    await prepare?.(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

/** A new database, which does not wait for the disk. */
async function create(options: PGliteOptions): Promise<PGlite> {
  // Loaded here, because a server on a real PostgreSQL does without.
  const {PGlite: Database} = await import('@electric-sql/pglite');
  const loadDataDir = snapshot();
  const database = await Database.create({...options, loadDataDir});
  if (!loadDataDir) await keepSnapshot(database);
  return database;
}

async function openDurable(folder: string, options: PGliteOptions): Promise<PGlite> {
  const {PGlite: Database} = await import('@electric-sql/pglite');
  const {DurableFiles, DURABLE_START} = await import('./durable');
  return Database.create({
    ...options,
    fs: new DurableFiles(folder),
    startParams: DURABLE_START,
  });
}

function refuseOtherVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : POSTGRES_MAJOR;
  if (version !== POSTGRES_MAJOR) {
    throw new UserError(
      `The database in ${folder} was written by PostgreSQL ${version}, and this version reads ${POSTGRES_MAJOR}. ` +
        'Export it with the version that wrote it (npm run leads -- --csv), or set DATA_DIR to another folder.',
    );
  }
}

function engineOn(database: PGlite): Engine {
  return {
    name: 'PGlite',
    ...sessionOn(database),
    transaction: (task) => database.transaction((inside) => task(sessionOn(inside))),
    close: () => database.close(),
  };
}

/** The embedded database reports its warnings per statement, on request. */
const sessionOn = (database: Pick<PGlite, 'query' | 'exec'>): Session => ({
  query: async <T>(sql: string, values: unknown[] = []) =>
    (await database.query<T>(sql, values, {onNotice: printFailure})).rows,
  script: async (sql) =>
    (await database.exec(sql, {onNotice: printFailure})).flatMap(({rows}) => rows as Row[]),
});
