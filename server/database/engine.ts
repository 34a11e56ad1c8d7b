import {UserError} from '../cli';
import {kindOf} from '../errors';
import {diskSpace} from './failures';

export type Row = Record<string, unknown>;

/** Where statements run. Values are bound; rows come back with the types of `PARSERS`. */
export interface Session {
  query<T = Row>(sql: string, values?: unknown[]): Promise<T[]>;
  script(sql: string): Promise<Row[]>;
}

export interface Engine extends Session {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** Runs the task in one transaction; rolls back and rethrows where it throws. */
  transaction<T>(task: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Runs a task on a database, and closes it. */
export async function closing<T>(engine: Engine, task: (engine: Engine) => Promise<T>): Promise<T> {
  try {
    return await task(engine);
  } finally {
    await engine.close();
  }
}

/**
 * The database cannot be reached, or cannot store anything: a later try may succeed. Nothing was stored,
 * unless the connection broke during a commit.
 */
export class Unavailable extends UserError {
  override name = 'Unavailable';

  constructor(
    readonly reason: 'connection' | 'disk',
    override readonly cause: unknown,
  ) {
    super(
      reason === 'disk'
        ? 'The disk of the database is full or fails, and nothing was changed: make room.'
        : `The database does not answer (${kindOf(cause)}).`,
    );
    if (reason === 'disk') diskSpace.lacked();
  }
}

const asWritten = (text: string): string => text;

/**
 * Parsers by type OID, the same on every engine: dates and times stay PostgreSQL's text, and a bigint
 * becomes a number if that loses no digit.
 */
export const PARSERS: Record<number, (text: string) => unknown> = {
  20: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text),
  1082: asWritten,
  1083: asWritten,
  1114: asWritten,
  1184: asWritten,
  1266: asWritten,
};
