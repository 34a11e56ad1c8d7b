export type Row = Record<string, unknown>;

/** Where statements run. Values are bound; rows come back with the types of `PARSERS`. */
export interface Session {
  /** One statement with its values. */
  query<T = Row>(sql: string, values?: unknown[]): Promise<T[]>;
  /** Several statements in one text; the rows of all. */
  script(sql: string): Promise<Row[]>;
}

/** A database, whichever program is behind it. */
export interface Engine extends Session {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** Runs the task in one transaction; rolls back and rethrows where it throws. */
  transaction<T>(task: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * The database cannot be reached, or a connection to it was lost: a later try may succeed. What was
 * not committed is not stored; what was about to be may be.
 */
export class Unavailable extends Error {
  override name = 'Unavailable';

  constructor(override readonly cause: unknown) {
    super('The database does not answer.');
  }
}

const asWritten = (text: string): string => text;

/**
 * How values are read, by the OIDs of their types, alike on every engine: dates and times as
 * PostgreSQL writes them, and a bigint as a number where none of its digits is lost.
 */
export const PARSERS: Record<number, (text: string) => unknown> = {
  20: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text),
  1082: asWritten,
  1083: asWritten,
  1114: asWritten,
  1184: asWritten,
  1266: asWritten,
};
