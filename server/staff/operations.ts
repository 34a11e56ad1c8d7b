import type {Writable} from 'node:stream';

import {writeBackup} from '../backup/write';
import {UserError} from '../cli';
import type {Engine, Row} from '../database/engine';

export interface Operations {
  /** Runs one statement. @throws UserError for what the database refuses with a sentence. */
  query(sql: string, values?: unknown[]): Promise<Row[]>;
  backup(sink: Writable): Promise<void>;
}

/** Codes for a broken rule of `intake` or an invalid date: their messages are sentences for staff. */
const INVALID = ['22023', '22007', '22008'];

export const operationsOn = (engine: Engine): Operations => ({
  query: (sql, values) =>
    engine.query(sql, values).catch((error: Error & {code?: string}) => {
      throw INVALID.includes(error.code ?? '') ? new UserError(error.message) : error;
    }),
  backup: (sink) => writeBackup(engine, sink),
});
