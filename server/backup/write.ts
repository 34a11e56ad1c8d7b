import type {Writable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {createGzip} from 'node:zlib';

import type {Engine, Session} from '../database/engine';
import {appliedIn} from '../database/migrations';
import {sequencesOf, tablesOf} from './catalog';
import {checksum, FORMAT, FORMAT_VERSION, type Header, type Trailer} from './format';

/** How many rows are fetched at a time: a row is some kilobytes at most. */
const BATCH = 500;

/**
 * Writes a backup of everything in `intake`, as it was at one moment, and ends the stream. The
 * embedded database does nothing else meanwhile: the stream must not wait for anybody.
 *
 * @throws what the database or the stream throws.
 */
export const writeBackup = (engine: Engine, sink: Writable): Promise<void> =>
  engine.transaction(async (session) => {
    // One snapshot for all tables.
    await session.query('set transaction isolation level repeatable read, read only');
    await pipeline(backupLines(session, engine.name), createGzip(), sink);
  });

async function* backupLines(session: Session, engine: Engine['name']): AsyncGenerator<string> {
  const hash = checksum();
  const line = (text: string): string => {
    hash.update(`${text}\n`);
    return `${text}\n`;
  };
  // Values are written alike, whatever the settings of the server.
  await session.script(
    "set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'",
  );
  const header = await headerOf(session, engine);
  yield line(JSON.stringify(header));
  for (const {name, columns, documents} of header.tables) {
    const values = columns.map((column) =>
      documents.includes(column) ? `${column}::text as ${column}` : column,
    );
    await session.query(
      `declare backup_rows no scroll cursor for
       select row_to_json(r)::text as row from (select ${values.join(', ')} from intake.${name}) r`,
    );
    for (;;) {
      const rows = await session.query<{row: string}>(`fetch ${BATCH} from backup_rows`);
      if (rows.length === 0) break;
      yield rows.map(({row}) => line(row)).join('');
    }
    await session.query('close backup_rows');
  }
  const trailer: Trailer = {sha256: hash.digest('hex')};
  yield `${JSON.stringify(trailer)}\n`;
}

async function headerOf(session: Session, engine: Engine['name']): Promise<Header> {
  const tables = [];
  for (const table of await tablesOf(session)) {
    const [row] = await session.query<{rows: number}>(
      `select count(*) as rows from intake.${table.name}`,
    );
    tables.push({...table, rows: row!.rows});
  }
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    madeAt: new Date().toISOString(),
    engine,
    migrations: await appliedIn(session),
    tables,
    // Sequences are in no snapshot: read after it was taken, none is behind the rows of it.
    sequences: await sequencesOf(session),
  };
}
