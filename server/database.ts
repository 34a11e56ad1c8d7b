import {existsSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Extensions} from '@electric-sql/pglite';
import type {PgliteConnection} from '@supabase/lite/pglite';

import {UserError} from './cli';
import {printFailures} from './failure-lines';
import {reasonOf} from './redact-errors';

const root = join(__dirname, '..');

/** The PostgreSQL version inside the pinned PGlite: a folder written by another cannot be opened. */
const POSTGRES_MAJOR = '17';

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** The files of `supabase/migrations`, in the order in which they are applied. */
export function migrations(folder = join(root, 'supabase/migrations')): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const match = /^(\d{14})_(\w+)\.sql$/.exec(file);
      if (!match) {
        throw new UserError(
          `supabase/migrations/${file} is not named <14 digits>_<name>.sql. Rename it.`,
        );
      }
      return {version: match[1]!, name: match[2]!, sql: readFileSync(join(folder, file), 'utf8')};
    });
}

/** The roles that a hosted project has before its first migration. */
export const hostedRoles = (): string => readFileSync(join(__dirname, 'hosted-roles.sql'), 'utf8');

interface DatabaseOptions {
  files?: Migration[];
  /** Further extensions to load, such as pgTAP for the SQL tests. */
  extensions?: Extensions;
}

/**
 * Opens the embedded database, applies pending migrations, and revokes what Supabase Lite grants on
 * the private schema. Use only while holding the folder's lock: a second process on one folder
 * destroys it.
 *
 * @param folder where PostgreSQL's files live; undefined keeps everything in memory (tests).
 * @throws UserError when the folder was written by another version, or a migration fails.
 */
export async function openDatabase(
  folder?: string,
  {files = migrations(), extensions}: DatabaseOptions = {},
): Promise<PgliteConnection> {
  const connection = await open(folder, extensions);
  try {
    await migrate(connection, files);
    await closePrivateSchema(connection);
    printFailures(connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return connection;
}

async function open(folder?: string, extensions?: Extensions): Promise<PgliteConnection> {
  if (folder) refuseOtherVersion(folder);
  // The package is an ES module only, and this folder is CommonJS.
  const {createPgliteConnection} = await import('@supabase/lite/pglite');
  try {
    if (folder) mkdirSync(folder, {recursive: true, mode: 0o700});
    const connection = await createPgliteConnection({url: folder, pgliteOptions: {extensions}});
    await connection.driver.waitReady;
    return connection;
  } catch (error) {
    throw new UserError(
      `The database in ${folder} cannot be opened (${reasonOf(error)}). ` +
        'Make room if its disk is full; otherwise restore a copy of the folder, or set DATA_DIR to another one.',
    );
  }
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

/** Records each file in the table that the Supabase CLI uses, so that both agree on what was applied. */
async function migrate({driver}: PgliteConnection, files: Migration[]): Promise<void> {
  await driver.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
  `);
  const {rows} = await driver.query<{version: string}>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  const applied = new Set(rows.map(({version}) => version));
  for (const version of applied) {
    if (!files.some((file) => file.version === version)) {
      throw new UserError(
        `The database has migration ${version}, which this version does not know. ` +
          'Update the code, or set DATA_DIR to another folder.',
      );
    }
  }
  if (applied.size === 0) {
    await driver.exec(hostedRoles());
  }
  for (const {version, name, sql} of files.filter((file) => !applied.has(file.version))) {
    try {
      await driver.transaction(async (tx) => {
        await tx.exec(sql);
        await tx.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, [sql]],
        );
      });
    } catch (error) {
      throw new UserError(
        `Migration ${version}_${name}.sql failed and was rolled back: ${(error as Error).message}. Fix the file and start again.`,
      );
    }
  }
}

/**
 * At its first request Supabase Lite grants ALL on every schema that has row level security to the
 * API's roles. Let it do so now, then revoke it. (Row level security would still hide the rows, but
 * TRUNCATE ignores it.)
 */
async function closePrivateSchema(connection: PgliteConnection): Promise<void> {
  // Brackets, because Lite declares the method private.
  await connection['ensureRlsContext']();
  await connection.driver.exec(`
    revoke all on schema intake from public, anon, authenticated, service_role;
    revoke all on all tables in schema intake from public, anon, authenticated, service_role;
    revoke all on all sequences in schema intake from public, anon, authenticated, service_role;
    alter default privileges in schema intake revoke all on tables from anon, authenticated, service_role;
    alter default privileges in schema intake revoke all on sequences from anon, authenticated, service_role;
    revoke all on all tables in schema public from anon, authenticated, service_role;
  `);
}
