import {createWriteStream, openSync, rmSync} from 'node:fs';
import type {Writable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {createGzip} from 'node:zlib';

import {UserError} from '../cli';
import type {Engine, Session} from '../database/engine';
import {appliedIn} from '../database/migrations';
import {fileProblem} from '../errors';
import {checkBackup, FORMAT, type Backup, type Tail} from './format';

/** How many rows are on a line: a row is some kilobytes at most. */
const BATCH = 200;

/**
 * The tables of `intake`, as the database's own catalog has them: one that a later migration adds is in
 * the backup without a word here. Generated columns are filled by the database itself. Unlogged tables
 * hold what must not outlive a day (hashes of client IPs and their salts), and stay out.
 */
const TABLES = `
  select c.relname as table,
    format('select %s from intake.%I', string_agg(quote_ident(a.attname), ', ' order by a.attnum), c.relname) as rows
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'intake'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
  group by c.relname order by c.relname`;

const SEQUENCES = `
  select coalesce(json_object_agg(relname, pg_sequence_last_value(oid)::text)
    filter (where pg_sequence_last_value(oid) is not null), '{}') as sequences
  from pg_class
  where relnamespace = 'intake'::regnamespace and relkind = 'S' and relpersistence = 'p'`;

/**
 * Writes a backup of everything in `intake`, as it was at one moment, and ends the stream. The
 * embedded database does nothing else meanwhile: the stream must not wait for anybody.
 */
export const writeBackup = (engine: Engine, sink: Writable): Promise<void> =>
  engine.transaction(async (session) => {
    // One snapshot for all tables.
    await session.query('set transaction isolation level repeatable read, read only');
    await pipeline(backupLines(session), createGzip(), sink);
  });

async function* backupLines(session: Session): AsyncGenerator<string> {
  const madeAt = new Date().toISOString();
  yield `${JSON.stringify({...FORMAT, madeAt, migrations: await appliedIn(session)})}\n`;
  const counts: Tail['counts'] = {};
  for (const {table, rows} of await session.query<{table: string; rows: string}>(TABLES)) {
    await session.query(
      `declare backup_rows no scroll cursor for select to_jsonb(r)::text as row from (${rows}) r`,
    );
    for (;;) {
      const found = await session.query<{row: string}>(`fetch ${BATCH} from backup_rows`);
      if (found.length === 0) break;
      counts[table] = (counts[table] ?? 0) + found.length;
      yield `{"table":${JSON.stringify(table)},"rows":[${found.map(({row}) => row).join(',')}]}\n`;
    }
    await session.query('close backup_rows');
  }
  // Sequences are in no snapshot: read after it was taken, none is behind the rows of it.
  const [found] = await session.query<Pick<Tail, 'sequences'>>(SEQUENCES);
  yield `${JSON.stringify({counts, ...found})}\n`;
}

/**
 * Makes a backup file for this user's eyes alone, and reads it back. Where that fails, there is none.
 */
export async function keepBackup(
  file: string,
  write: (sink: Writable) => Promise<void>,
): Promise<Backup> {
  let sink: Writable | undefined;
  try {
    sink = createWriteStream(file, {fd: openSync(file, 'wx', 0o600), flush: true});
    await write(sink);
    return await checkBackup(file);
  } catch (error) {
    sink?.destroy();
    // Not the file that was there before.
    if (sink) rmSync(file, {force: true});
    const {syscall} = error as NodeJS.ErrnoException;
    if (!syscall) throw error;
    throw new UserError(
      `The backup ${file} cannot be written: ${fileProblem(error as Error)}. Name another one.`,
    );
  }
}
