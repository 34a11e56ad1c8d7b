import type {Writable} from 'node:stream';

import {writeBackup} from '../backup/write';
import {UserError} from '../cli';
import type {Engine, Row} from '../database/engine';

/** What staff's commands do with a database. */
export interface Operations {
  /** Runs one statement. @throws UserError for what the database refuses with a sentence. */
  query(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Writes a backup into a stream, and ends it. */
  backup(sink: Writable): Promise<void>;
}

/** What was asked breaks a rule of the database, whose message is a sentence for staff. */
const INVALID = '22023';

/** The operations on an open database. */
export const operationsOn = (engine: Engine): Operations => ({
  query: (sql, values) =>
    engine.query(sql, values).catch((error: Error & {code?: string}) => {
      throw error.code === INVALID ? new UserError(error.message) : error;
    }),
  backup: (sink) => writeBackup(engine, sink),
});
