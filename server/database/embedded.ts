import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';

import type {Extensions, PGlite, PGliteOptions} from '@electric-sql/pglite';

import {version} from '../../node_modules/@electric-sql/pglite/package.json';
import {dependencies} from '../../package.json';
import {UserError} from '../cli';
import {reasonOf, sqlStateOf} from '../errors';
import {PARSERS, Unavailable, type Engine, type Row, type Session} from './engine';
import {printFailure} from './failures';

/** The PostgreSQL version inside PGlite: a folder written by another cannot be opened. */
const POSTGRES_MAJOR = '18';

/**
 * Three segments of the write-ahead log, 16 MB each. Without room for its next segment, PGlite loops
 * forever, and no signal ends it.
 */
const DISK_SPACE = 3 * 16 * 1024 * 1024;

/**
 * Opens PostgreSQL inside this process. Use only while holding the folder's lock: a second process on
 * one folder destroys it. An acknowledged commit survives the end of this process, but not always a
 * power cut: PGlite never syncs (https://github.com/electric-sql/pglite/issues/1107).
 *
 * @param folder where PostgreSQL's files live; undefined keeps everything in memory (tests).
 */
export async function openEmbedded(folder?: string, extensions?: Extensions): Promise<Engine> {
  refuseOtherPglite();
  const options = {extensions, parsers: PARSERS};
  return engineOn(await (folder ? openFolder(folder, options) : create(options)), folder);
}

/**
 * @throws UserError unless PGlite has the version of package.json: another one may fail to open the
 *   files, in ways that look like a damaged database.
 */
export function refuseOtherPglite(installed = version): void {
  const wanted = dependencies['@electric-sql/pglite'];
  if (installed === wanted) return;
  throw new UserError(
    `PGlite ${installed} is installed, and this site needs ${wanted}: run "npm ci".`,
  );
}

async function openFolder(folder: string, options: PGliteOptions): Promise<PGlite> {
  refuseOtherMajor(folder);
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await make(folder);
    return await open({...options, dataDir: folder});
  } catch (error) {
    const advice = lacksDiskSpace(folder) ? 'Make room: its disk is full.' : insteadOf(folder);
    throw new UserError(
      `The database in ${folder} cannot be opened (${reasonOf(error)}). ${advice}`,
    );
  }
}

/** Makes the files under another name, so that a folder is never opened half made. */
async function make(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, {recursive: true, force: true});
  mkdirSync(draft, {recursive: true, mode: 0o700});
  await (await create({dataDir: draft})).close();
  renameSync(draft, folder);
}

async function open(options: PGliteOptions): Promise<PGlite> {
  // Loaded here, because a server on a real PostgreSQL does without.
  const {PGlite: Database} = await import('@electric-sql/pglite');
  return Database.create(options);
}

/**
 * An empty database, as `initdb` makes it, beside the packages: PGlite takes a second or two of processor
 * time to make one, and a third of that to load it. Nothing of the site is in it, not even its schema.
 */
const EMPTY = join(
  __dirname,
  `../../node_modules/.cache/roofing-site/empty-database-${version}.tar`,
);

/** @param empty where an empty database is kept. */
export async function create(options: PGliteOptions, empty = EMPTY): Promise<PGlite> {
  if (existsSync(empty)) return open({...options, loadDataDir: new Blob([readFileSync(empty)])});
  const database = await open(options);
  const draft = `${empty}.${process.pid}`;
  try {
    // So that loading needs no recovery.
    await database.exec('checkpoint');
    const tar = await (await database.dumpDataDir('none')).arrayBuffer();
    mkdirSync(dirname(empty), {recursive: true});
    // Others see the whole file or none.
    writeFileSync(draft, Buffer.from(tar), {flush: true});
    renameSync(draft, empty);
  } catch {
    // Where it cannot be kept, the next start makes one again.
    rmSync(draft, {force: true});
  }
  return database;
}

function refuseOtherMajor(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : POSTGRES_MAJOR;
  if (version !== POSTGRES_MAJOR) {
    throw new UserError(
      `The database in ${folder} was written by PostgreSQL ${version}, and this version reads ${POSTGRES_MAJOR}. ` +
        `Export it with the version that wrote it (npm run leads -- --csv), and begin a new one: mv ${folder} ${folder}-${version}`,
    );
  }
}

const insteadOf = (folder: string): string =>
  `Move it away (mv ${folder} ${folder}-damaged); then restore a backup, if there is one (npm run restore -- FILE), or begin a new one.`;

/** Whether the disk of a folder lacks the space that PostgreSQL may want to write next. */
function lacksDiskSpace(folder: string): boolean {
  const {bavail, bsize} = statfsSync(existsSync(folder) ? folder : dirname(folder));
  return bavail * bsize < DISK_SPACE;
}

/**
 * Translates an error of the database in a folder. SQLSTATE class 58 is a file that cannot be read, XX a
 * corrupt page; PGlite may also crash on either (RuntimeError).
 */
function meaning(error: unknown, folder: string): unknown {
  const died = error instanceof Error && error.name === 'RuntimeError';
  const code = sqlStateOf(error) ?? (died ? 'XX000' : '');
  if (code.startsWith('53')) return new Unavailable('disk', error);
  return /^(?:58|XX)/.test(code)
    ? new UserError(`The database in ${folder} is damaged (${code}). ${insteadOf(folder)}`)
    : error;
}

/**
 * The engine on an open database.
 *
 * @param folder of its files: while the disk lacks space, PGlite gets no statement; undefined in memory.
 */
function engineOn(database: PGlite, folder?: string): Engine {
  const guarded = async <T>(task: () => Promise<T>): Promise<T> => {
    if (!folder) return task();
    if (lacksDiskSpace(folder)) throw new Unavailable('disk', 'no room for its log');
    return task().catch((error: unknown) => {
      throw meaning(error, folder);
    });
  };
  return {
    name: 'PGlite',
    query: (sql, values) => guarded(() => sessionOn(database).query(sql, values)),
    script: (sql) => guarded(() => sessionOn(database).script(sql)),
    transaction: (task) => guarded(() => database.transaction((inside) => task(sessionOn(inside)))),
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
