/**
 * The format of a backup: gzip of JSON lines. The first line is the header; then come the rows, table
 * by table in the header's order, each as PostgreSQL writes it as JSON (never parsed here, so that no
 * digit is lost); the last line is the trailer, with the checksum of everything before it.
 */
import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {createGunzip} from 'node:zlib';

import {UserError} from '../cli';
import type {Engine} from '../database/engine';
import {reasonOf} from '../errors';
import type {Sequence, Table} from './catalog';

export const FORMAT = 'roofing-website-backup';
export const FORMAT_VERSION = 1;

export interface Header {
  format: typeof FORMAT;
  version: number;
  /** ISO 8601. */
  madeAt: string;
  engine: Engine['name'];
  /** The migrations that the database had, in order. */
  migrations: string[];
  tables: (Table & {rows: number})[];
  sequences: Sequence[];
}

export interface Trailer {
  /** Of the bytes of all lines before this one, line ends included; in hex. */
  sha256: string;
}

export const checksum = () => createHash('sha256');

/** The lines of a gzip file, one at a time. (`readline` would split at U+2028 too.) */
async function* linesIn(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.once('error', (error) => unzipped.destroy(error));
  source.pipe(unzipped).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of unzipped as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } finally {
    source.destroy();
  }
  if (rest !== '') yield rest;
}

/** The rows of a checked file, each with its table. */
export async function* rowsIn(file: string, {tables}: Header): AsyncGenerator<[Table, string]> {
  const lines = linesIn(file);
  await lines.next();
  for (const table of tables) {
    for (let row = 0; row < table.rows; row += 1) {
      yield [table, (await lines.next()).value as string];
    }
  }
  await lines.return(undefined);
}

/**
 * Reads a whole backup and checks it, before anything is done with it.
 *
 * @throws UserError when it cannot be read, is no backup, is of a later format, or is damaged.
 */
export async function checkBackup(file: string): Promise<Header> {
  const hash = checksum();
  let header: Header | undefined;
  let last: string | undefined;
  let lines = 0;
  try {
    for await (const line of linesIn(file)) {
      header ??= headerFrom(line, file);
      if (last !== undefined) hash.update(`${last}\n`);
      last = line;
      lines += 1;
    }
  } catch (error) {
    throw error instanceof UserError ? error : unreadable(file, error);
  }
  const trailer = trailerFrom(last);
  const rows = header?.tables.reduce((sum, table) => sum + table.rows, 0);
  if (!header || !trailer || lines !== rows! + 2 || trailer.sha256 !== hash.digest('hex')) {
    throw new UserError(`The backup ${file} is damaged or cut off: use another one.`);
  }
  return header;
}

function headerFrom(line: string, file: string): Header {
  const header = parsed<Partial<Header>>(line);
  if (header?.format !== FORMAT) throw noBackup(file);
  if (header.version !== FORMAT_VERSION) {
    throw new UserError(
      `The backup ${file} has format ${header.version}, and this version reads ${FORMAT_VERSION}: update the code.`,
    );
  }
  return header as Header;
}

const trailerFrom = (line: string | undefined): Trailer | null => {
  const trailer = parsed<Partial<Trailer>>(line ?? '');
  return trailer?.sha256 ? (trailer as Trailer) : null;
};

function parsed<T>(line: string): T | null {
  try {
    return JSON.parse(line) as T | null;
  } catch {
    return null;
  }
}

const noBackup = (file: string): UserError =>
  new UserError(`${file} is no backup of this site (npm run backup): name another file.`);

/** zlib says whether it is no gzip at all, or a damaged one. */
function unreadable(file: string, error: unknown): UserError {
  const {code} = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new UserError(`There is no file ${file}.`);
  if (code === 'Z_DATA_ERROR' && /header/.test(reasonOf(error))) return noBackup(file);
  if (code?.startsWith('Z_'))
    return new UserError(`The backup ${file} is damaged or cut off: use another one.`);
  return new UserError(`${file} cannot be read (${code ?? reasonOf(error)}).`);
}
