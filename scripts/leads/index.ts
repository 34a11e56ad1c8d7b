/**
 * npm run leads: what visitors sent to the server's database, and what staff do with it. Works while
 * the server runs and while it does not.
 */
import {parseArgs} from 'node:util';

import {company} from '../../src/data/company';
import {environment} from '../../src/data/environment';
import {endWithReader, UserError, run} from '../../server/cli';
import type {Operations} from '../../server/operations';
import {databaseFrom} from '../../server/settings';
import {withOperations} from '../../server/staff';
import {LEAD_COLUMNS, LEAD_LABELS, SUSPECTED_COLUMNS} from './columns';
import {asBlocks, asCsv, readable} from './table';

const HELP = `npm run leads                                  inspection requests, the longest waiting first
npm run leads -- --csv                         the same as CSV, for a spreadsheet
npm run leads -- --newsletter [--csv]          subscribers, each with an unsubscribe link
npm run leads -- --suspected [--csv]           suspected spam, kept apart from the leads
npm run leads -- --failures                    unexpected errors, by SQLSTATE, and alarms
npm run leads -- --appointment 12 --at "2026-03-01 09:00"   answered; deleted a day after the appointment
npm run leads -- --not-spam 12                 suspected spam was a person after all: makes it a lead
npm run leads -- --unsubscribe ann@example.com ends a subscription (email or token)
npm run leads -- --erase ann@example.com       deletes everything about one person
npm run leads -- --purge                       deletes what is past its time (the server does so hourly)`;

type Row = Record<string, unknown>;

async function main(): Promise<void> {
  endWithReader();
  const options = parse();
  if (options.help) {
    console.log(HELP);
    return;
  }
  console.log(
    await withOperations(databaseFrom(environment), (operations) => answer(operations, options)),
  );
}

type Options = ReturnType<typeof parse>;

/** The text to print for the requested operation. */
async function answer(operations: Operations, options: Options): Promise<string> {
  if (options.appointment) {
    const at = new Date(options.at ?? Number.NaN);
    if (Number.isNaN(at.getTime()))
      throw new UserError('Say when the appointment is: --appointment 12 --at "2026-03-01 09:00".');
    return done(
      operations,
      'appointment',
      {id: idFrom(options.appointment), at: at.toISOString()},
      'The appointment is set.',
      `There is no inspection request ${options.appointment}.`,
    );
  }
  if (options['not-spam']) {
    return done(
      operations,
      'notSpam',
      {id: idFrom(options['not-spam'])},
      'The request is now a lead.',
      `There is no suspected request ${options['not-spam']}.`,
    );
  }
  if (options.unsubscribe) {
    return done(
      operations,
      'unsubscribe',
      {emailOrToken: options.unsubscribe},
      'The subscription has ended.',
      `There is no subscription for "${options.unsubscribe}".`,
    );
  }
  if (options.erase) {
    const [row] = await operations.run('erase', {email: options.erase});
    return `Deleted: ${JSON.stringify(row?.erased)}`;
  }
  if (options.purge) {
    const [row] = await operations.run('purge');
    return `Deleted: ${JSON.stringify(row?.purged)}`;
  }
  if (options.newsletter) return newsletter(await operations.run('newsletter'), options.csv);
  if (options.suspected) {
    const rows = await operations.run('suspected');
    return options.csv
      ? asCsv(rows, SUSPECTED_COLUMNS).trimEnd()
      : list(rows, 'No suspected spam.');
  }
  if (options.failures) {
    const failures = await operations.run('failures');
    return (
      failures
        .map((row) =>
          [row.failed_at, row.function_name, row.note ?? row.sql_state].map(readable).join('  '),
        )
        .join('\n') || 'No failures.'
    );
  }
  const rows = await operations.run('leads');
  return options.csv
    ? asCsv(rows, LEAD_COLUMNS).trimEnd()
    : list(rows, 'No inspection requests yet.');
}

function list(rows: Row[], none: string): string {
  if (rows.length === 0) return none;
  return asBlocks(rows, leadTitle, LEAD_LABELS);
}

function leadTitle(row: Row): string {
  const state = row.suspicion
    ? `suspected: ${readable(row.suspicion)}`
    : row.answered_at
      ? 'answered'
      : row.overdue
        ? `WAITING, more than ${company.responseHours} hours`
        : 'waiting';
  return `#${readable(row.id)}  ${readable(row.name)}  (${state}; received ${readable(row.received_at)})`;
}

/** Each subscriber unsubscribes by an email to the company that names the subscription's token. */
function newsletter(subscribers: Row[], csv: boolean): string {
  const rows = subscribers.map((row): Row => ({
    ...row,
    unsubscribe: `mailto:${company.email}?subject=Unsubscribe%20${String(row.unsubscribe_token)}`,
  }));
  if (csv) return asCsv(rows, ['email', 'subscribed_at', 'route', 'unsubscribe']).trimEnd();
  if (rows.length === 0) return 'No subscribers yet.';
  return asBlocks(rows, (row) => readable(row.email), {
    subscribed_at: 'Since',
    route: 'From',
    unsubscribe: 'Unsubscribe',
  });
}

async function done(
  operations: Operations,
  name: string,
  args: Row,
  success: string,
  failure: string,
): Promise<string> {
  const [row] = await operations.run(name, args);
  if (row?.done !== true) throw new UserError(failure);
  return success;
}

function idFrom(text: string): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1)
    throw new UserError(`"${text}" is not the number of a request.`);
  return id;
}

function parse() {
  try {
    return parseArgs({
      options: {
        help: {type: 'boolean', default: false},
        csv: {type: 'boolean', default: false},
        newsletter: {type: 'boolean', default: false},
        suspected: {type: 'boolean', default: false},
        failures: {type: 'boolean', default: false},
        purge: {type: 'boolean', default: false},
        appointment: {type: 'string'},
        at: {type: 'string'},
        'not-spam': {type: 'string'},
        unsubscribe: {type: 'string'},
        erase: {type: 'string'},
      },
    }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${HELP}`);
  }
}

void run(main);
