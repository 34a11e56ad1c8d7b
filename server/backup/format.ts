/**
 * The format of a backup: gzip of JSON lines. The first line is the head. Each further line holds some
 * rows of one table, in PostgreSQL's own JSON (JavaScript would lose digits). The last line is the tail,
 * with the number of rows per table. gzip's checksum finds damage in between.
 */
import {createReadStream} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import {createGunzip} from 'node:zlib';

import {UserError} from '../cli';
import {fileProblem} from '../errors';

export const FORMAT = {format: 'roofing-website-backup', version: 2};

type Head = typeof FORMAT & {
  madeAt: string;
  migrations: string[];
};

export interface Tail {
  /** How many rows, by table; a table without any is not named. */
  counts: Record<string, number>;
  /** The last values, as text: a bigint may be too long for a JavaScript number. */
  sequences: Record<string, string>;
}

/** `skipped`: after a restore, the tables that this version no longer has. */
export type Backup = Head & Tail & {skipped?: string[]};

/** "12 inspection_requests, 3 newsletter_subscribers"; "no rows" where all tables are empty. */
export const contentsOf = ({counts, skipped = []}: Backup): string =>
  Object.entries(counts)
    .map(([table, count]) => {
      const isSkipped = skipped.includes(table);
      return `${count} ${table}${isSkipped ? ' (skipped: this version has no such table)' : ''}`;
    })
    .join(', ') || 'no rows';

/** A line between head and tail. */
export interface Rows {
  table: string;
  rows: Record<string, unknown>[];
}

/** In signs; two hundred rows have some hundred thousand. */
const LONGEST_LINE = 10_000_000;

/** The lines of a gzip file, one at a time. (`readline` would split at U+2028 too.) */
export async function* linesIn(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.once('error', (error) => unzipped.destroy(error));
  source.pipe(unzipped).setEncoding('utf8');
  let rest = '';
  for await (const chunk of unzipped as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    if (rest.length > LONGEST_LINE) throw damaged(file);
    yield* lines;
  }
}

/** Reads a backup to its end, and checks it. @throws UserError where it is damaged or cannot be read. */
export async function checkBackup(file: string): Promise<Backup> {
  const counted: Record<string, number> = {};
  let head: Head | undefined;
  let tail: Tail | undefined;
  try {
    for await (const text of linesIn(file)) {
      const line = JSON.parse(text) as Head | Rows | Tail;
      if (!head) head = headFrom(line as Head, file);
      else if ('table' in line) {
        const {table, rows} = line;
        if (typeof table !== 'string' || /\p{Cc}/u.test(table) || Object(rows[0]) !== rows[0])
          throw damaged(file);
        counted[table] = (counted[table] ?? 0) + rows.length;
      } else tail = line as Tail;
    }
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (error instanceof UserError) throw error;
    if (error instanceof SyntaxError || error instanceof TypeError || code?.startsWith('Z_'))
      throw damaged(file);
    throw new UserError(`${file} cannot be read: ${fileProblem(error as Error)}.`);
  }
  if (!head || !tail || !isDeepStrictEqual(counted, tail.counts)) throw damaged(file);
  // A sequence at its end would refuse every request from then on.
  if (Object.values(tail.sequences ?? {}).some((last) => !Number.isSafeInteger(Number(last))))
    throw damaged(file);
  return {...head, ...tail};
}

function headFrom(head: Head, file: string): Head {
  if (head.format !== FORMAT.format) throw damaged(file);
  if (![head.madeAt, ...head.migrations].every((text) => /^[\w:.-]+$/.test(text)))
    throw damaged(file);
  if (head.version === FORMAT.version) return head;
  throw new UserError(
    `The backup ${file} has format ${head.version}, and this version reads ${FORMAT.version}: use the version that made it.`,
  );
}

export const damaged = (file: string): UserError =>
  new UserError(
    `${file} is no backup of this site (npm run backup), or is damaged or cut off: use another one.`,
  );
