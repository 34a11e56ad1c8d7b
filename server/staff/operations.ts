import type {Writable} from 'node:stream';

import {writeBackup} from '../backup/write';
import {UserError} from '../cli';
import type {Engine, Row} from '../database/engine';

type Arguments = Record<string, unknown>;
type Operation = (engine: Engine, args: Arguments) => Promise<Row[]>;

const statement =
  (sql: string, ...names: string[]): Operation =>
  (engine, args) =>
    engine.query(
      sql,
      names.map((name) => args[name]),
    );

/** What was asked breaks a rule of the database, whose message is a sentence for staff. */
const INVALID = '22023';

/** Everything that staff can do with a database, each as one SQL statement. */
export const OPERATIONS: Record<string, Operation> = {
  leads: statement('select * from intake.leads'),
  suspected: statement('select * from intake.suspected_spam'),
  newsletter: statement(
    `select id, email, intake.language_of(route) as language, subscribed_at, route, unsubscribe_token
     from intake.newsletter_subscribers order by id`,
  ),
  failures: statement('select * from intake.failures order by id'),
  setState: statement(
    'select intake.set_state($1, $2, $3, $4) as said',
    'id',
    'state',
    'note',
    'at',
  ),
  notSpam: statement('select intake.not_spam($1) as done', 'id'),
  report: statement('select * from intake.report'),
  reportDetails: statement('select * from intake.report_details'),
  countOutcome: statement('select intake.count_outcome($1, $2) as said', 'day', 'state'),
  unsubscribe: statement('select intake.unsubscribe($1) as done', 'emailOrToken'),
  unsubscribeAll: statement(
    `select count(*) filter (where intake.unsubscribe(email))::int as ended
     from unnest($1::text[]) email`,
    'emails',
  ),
  erase: statement('select intake.erase_person($1) as erased', 'email'),
  findPerson: statement('select intake.find_person($1) as counts', 'email'),
  exportPerson: statement('select intake.export_person($1) as person', 'email'),
  correctPerson: statement(
    'select intake.correct_person($1, $2, $3, $4) as counts',
    'email',
    'name',
    'phone',
    'newEmail',
  ),
  purge: statement('select intake.purge() as purged'),
};

export interface Operations {
  /**
   * @throws UserError for a name that does not exist or is not allowed here, and for what the
   *   database refuses with a sentence.
   */
  run(name: string, args?: Arguments): Promise<Row[]>;
  /** Writes a backup into a stream, and ends it. */
  backup(sink: Writable): Promise<void>;
}

/** The operations on an open database. */
export function operationsOn(engine: Engine): Operations {
  return {
    async run(name, args = {}) {
      const operation = Object.hasOwn(OPERATIONS, name) && OPERATIONS[name];
      if (!operation) throw new UserError(`There is no operation "${name}" here.`);
      try {
        return await operation(engine, args);
      } catch (error) {
        const {code, message} = error as Error & {code?: string};
        throw code === INVALID ? new UserError(message) : error;
      }
    },
    backup: (sink) => writeBackup(engine, sink),
  };
}
