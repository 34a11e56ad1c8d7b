import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {UserError} from '../cli';
import {Unavailable, type Engine, type Session} from './engine';

const root = join(__dirname, '../..');

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** The files of `supabase/migrations` (<14 digits>_<name>.sql), in the order in which they are applied. */
export function migrations(): Migration[] {
  const folder = join(root, 'supabase/migrations');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      sql: readFileSync(join(folder, file), 'utf8'),
    }));
}

export const hostedRoles = (): string =>
  readFileSync(join(root, 'server/database/hosted-roles.sql'), 'utf8');

/**
 * Applies pending files, each in its own transaction, and records them in the table that the Supabase
 * CLI uses, so that both agree on what was applied.
 */
export async function migrate(engine: Engine, files = migrations()): Promise<Migration[]> {
  await lock(engine);
  try {
    return await applyAll(engine, files);
  } finally {
    // A pooler may give the connection to somebody else.
    await engine.query(`select pg_advisory_unlock(${LOCK})`);
  }
}

const LOCK = "hashtext('roofing-site migrations')";

/** A second process waits here, and then finds nothing to do. */
async function lock(engine: Engine): Promise<void> {
  for (let seconds = 0; ; seconds++) {
    const [row] = await engine.query<{free: boolean}>(
      `select pg_try_advisory_lock(${LOCK}) as free`,
    );
    if (row!.free) return;
    if (seconds === 5) {
      const [holder] = await engine.query<{said: string}>(`
        select format('process %s (%s, %s), idle since %s; if it is none of yours: select pg_terminate_backend(%1$s)',
          a.pid, a.usename, a.application_name, a.state_change) as said
        from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
          and (l.classid::bigint << 32) | l.objid::bigint = ${LOCK}::bigint`);
      console.error(`Waiting for whoever migrates: ${holder?.said ?? 'unknown'}`);
    }
    await sleep(1000);
  }
}

async function applyAll(engine: Engine, files: Migration[]): Promise<Migration[]> {
  await engine.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
  `);
  const pending = await pendingIn(engine, {files});
  if (pending.length === files.length) await prepare(engine);
  for (const migration of pending) await apply(engine, migration);
  // PostgREST keeps what it knows of the functions until it is told; Supabase tells it by itself.
  if (pending.length > 0) await engine.query("notify pgrst, 'reload schema'");
  return pending;
}

/** Creates the roles and schema that a hosted Supabase project has, in any other database. */
async function prepare(engine: Engine): Promise<void> {
  const [row] = await engine.query("select to_regnamespace('extensions') is null as bare");
  if (row!.bare) await engine.script(hostedRoles());
  // Tried, because since PostgreSQL 16 a member of a role may lack the right to SET ROLE.
  await engine.script(`
    do $$ begin
      set local role anon;
    exception when insufficient_privilege then
      execute format('grant anon to %I', current_user);
    end $$`);
}

export async function appliedIn(session: Session): Promise<string[]> {
  const [known] = await session.query<{here: boolean}>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as here",
  );
  if (!known!.here) return [];
  const rows = await session.query<{version: string}>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  return rows.map(({version}) => version);
}

/**
 * The files that are not applied yet.
 *
 * @param mayBeNewer true for staff, who may read a newer schema: nothing is pending there.
 * @throws UserError for a migration of the database that is not in `files`, unless `mayBeNewer`.
 */
export async function pendingIn(
  session: Session,
  {files = migrations(), mayBeNewer = false} = {},
): Promise<Migration[]> {
  const applied = await appliedIn(session);
  const unknown = applied.find((version) => files.every((file) => file.version !== version));
  if (unknown === undefined) return files.filter(({version}) => !applied.includes(version));
  if (mayBeNewer) return [];
  throw new UserError(
    `The database has migration ${unknown}, which this version does not know. Update the code; or write its requests to a file with "npm run leads -- --csv", and name another database (DATABASE_URL, DATA_DIR).`,
  );
}

async function apply(engine: Engine, {version, name, sql}: Migration): Promise<void> {
  try {
    await engine.transaction(async (session) => {
      await session.script(sql);
      await session.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    });
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    throw new UserError(
      `Migration ${version}_${name}.sql failed and was rolled back: ${(error as Error).message}. Fix the file and start again.`,
    );
  }
}
