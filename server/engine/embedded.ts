import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Extensions, PGlite, PGliteOptions} from '@electric-sql/pglite';

import {UserError} from '../cli';
import {reasonOf} from '../errors';
import {PARSERS, type Engine, type Row, type Session} from './engine';
import {printFailure} from './failure-lines';
import {keepSnapshot, snapshot} from './snapshot';

/** The PostgreSQL version inside the pinned PGlite: a folder written by another cannot be opened. */
const POSTGRES_MAJOR = '17';

/**
 * PostgreSQL inside this process. Use only while holding the folder's lock: a second process on one
 * folder destroys it.
 *
 * @param folder where PostgreSQL's files live; undefined keeps everything in memory (tests).
 * @param extensions further ones to load, such as pgTAP for the SQL tests.
 * @throws UserError when the folder cannot be opened, or was written by another version.
 */
export async function openEmbedded(folder?: string, extensions?: Extensions): Promise<Engine> {
  if (folder) refuseOtherVersion(folder);
  try {
    if (folder) mkdirSync(folder, {recursive: true, mode: 0o700});
    return engineOn(await open(folder, {extensions, parsers: PARSERS}));
  } catch (error) {
    throw new UserError(
      `The database in ${folder} cannot be opened (${reasonOf(error)}). ` +
        'Make room if its disk is full; otherwise restore a copy of the folder, or set DATA_DIR to another one.',
    );
  }
}

async function open(folder: string | undefined, options: PGliteOptions): Promise<PGlite> {
  // Loaded here, because a server on a real PostgreSQL does without.
  const {PGlite: Database} = await import('@electric-sql/pglite');
  const {DurableFiles, DURABLE_START, syncTree} = await import('./durable');
  const isNew = !folder || !existsSync(join(folder, 'PG_VERSION'));
  const loadDataDir = isNew ? snapshot() : undefined;
  const files = folder ? {fs: new DurableFiles(folder), startParams: DURABLE_START} : {};
  const database = await Database.create({...options, ...files, loadDataDir});
  if (isNew && !loadDataDir) await keepSnapshot(database);
  // PostgreSQL takes the files that it begins with for safe.
  if (folder && isNew) syncTree(folder);
  return database;
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
