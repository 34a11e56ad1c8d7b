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
 * The tables of `intake` from the database's catalog, so that tables of later migrations are included.
 * Without generated columns, which the database fills itself, and without unlogged tables: their data
 * must not outlive a day (hashes of client IPs and their salts), and without links, which the owner may
 * end: a restore brings none back.
 */
const TABLES = `
  select c.relname as table,
    format('select %s from intake.%I', string_agg(quote_ident(a.attname), ', ' order by a.attnum), c.relname) as rows
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'intake'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'request_links'
  group by c.relname order by c.relname`;

const SEQUENCES = `
  select coalesce(json_object_agg(relname, pg_sequence_last_value(oid)::text)
    filter (where pg_sequence_last_value(oid) is not null), '{}') as sequences
  from pg_class
  where relnamespace = 'intake'::regnamespace and relkind = 'S' and relpersistence = 'p'`;

/**
 * Writes a backup of `intake`, from one snapshot, and ends the stream. The embedded database serves
 * nobody else meanwhile: `sink` must not wait for anybody.
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
  // A snapshot has no sequences: read last, none is behind the rows above.
  const [found] = await session.query<Pick<Tail, 'sequences'>>(SEQUENCES);
  yield `${JSON.stringify({counts, ...found})}\n`;
}

/** Makes a backup file that only this user can read, and checks it; deletes it after a failure. */
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
    // Without a sink, 'wx' has refused a file that existed before: keep it.
    if (sink) rmSync(file, {force: true});
    const {syscall} = error as NodeJS.ErrnoException;
    if (!syscall) throw error;
    throw new UserError(
      `The backup ${file} cannot be written: ${fileProblem(error as Error)}. Name another one.`,
    );
  }
}
