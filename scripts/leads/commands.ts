import {parseArgs, type ParseArgsConfig} from 'node:util';

import {UserError} from '../../server/cli';
import type {Operations} from '../../server/operations';
import {saidOfBackups} from '../support/erased-backups';
import {failures, leads, suspected} from './listing';
import {subscribers, unsubscribeAll} from './newsletter';
import {report} from './report';
import {countOutcome, notSpam, setState, type Said} from './states';

interface Options extends Said {
  csv: boolean;
}

interface Command {
  /** Its lines in the help: what is typed, and what that does. */
  help: [typed: string, does: string][];
  /** What may stand beside it. */
  with?: (keyof Options)[];
  /** @param value what follows its flag; empty where `takesValue` is false. */
  run: (operations: Operations, value: string, options: Options) => Promise<string>;
  takesValue?: false;
}

/** A state that a request is moved to, with its flag's number. */
const state = (name: string, ...help: Command['help']): Command => ({
  help,
  with: ['at', 'note'],
  run: (operations, id, options) => setState(operations, name, id, options),
});

const list = (
  show: (operations: Operations, csv: boolean) => Promise<string>,
  ...help: Command['help']
): Command => ({
  help,
  with: ['csv'],
  takesValue: false,
  run: (operations, _, {csv}) => show(operations, csv),
});

/** What `npm run leads` does without a flag. */
const LEADS = list(
  leads,
  ['', 'inspection requests, the longest waiting first'],
  ['--csv', 'the same as CSV, for a spreadsheet'],
);

/** Every flag that says what to do; one at a time. */
const COMMANDS: Record<string, Command> = {
  called: state('called', [
    '--called 12 --note "no answer"',
    'somebody has called; again and again',
  ]),
  scheduled: state('scheduled', [
    '--scheduled 12 --at "tomorrow 9am"',
    'an appointment, by Florida\'s clock ("mon 14:30", "3/1 9am"); deleted a day after it',
  ]),
  won: state('won', ['--won 12', 'the job is ours']),
  lost: state('lost', ['--lost 12 --note "too far"', 'nothing came of it']),
  spam: state('spam', ['--spam 12', 'nobody who needs a roof: kept apart, deleted after 30 days']),
  new: state('new', ['--new 12', 'takes a mistake back: still to be called']),
  'not-spam': {
    help: [['--not-spam 12', 'suspected spam was a person after all: makes it a lead']],
    run: notSpam,
  },
  appointment: state('scheduled'),
  suspected: list(suspected, ['--suspected [--csv]', 'suspected spam, kept apart from the leads']),
  report: list(report, [
    '--report [--csv]',
    'requests by week, source and state; the wait for a call',
  ]),
  'won-later': {
    help: [
      ['--won-later 2026-02-25', 'one of that week is won whose row is gone; also --lost-later'],
    ],
    run: (operations, day) => countOutcome(operations, 'won', day),
  },
  'lost-later': {help: [], run: (operations, day) => countOutcome(operations, 'lost', day)},
  newsletter: list(subscribers, ['--newsletter [--csv]', 'subscribers, with language and link']),
  unsubscribe: {
    help: [['--unsubscribe ann@example.com', 'ends a subscription (email or token)']],
    async run(operations, emailOrToken) {
      const [row] = await operations.run('unsubscribe', {emailOrToken});
      if (row?.done !== true)
        throw new UserError(`There is no subscription for "${emailOrToken}".`);
      return 'The subscription has ended.';
    },
  },
  unsubscribed: {
    help: [
      ['--unsubscribed list.csv', 'ends those that the mail service reports (- reads the input)'],
    ],
    run: unsubscribeAll,
  },
  failures: {
    help: [['--failures', 'unexpected errors, by SQLSTATE, and alarms']],
    takesValue: false,
    run: failures,
  },
  erase: {
    help: [['--erase ann@example.com', 'deletes everything about one person']],
    async run(operations, email) {
      const [row] = await operations.run('erase', {email});
      return `Deleted: ${JSON.stringify(row?.erased)}\n${saidOfBackups(row)}`;
    },
  },
  purge: {
    help: [['--purge', 'deletes what is past its time (the server does so hourly)']],
    takesValue: false,
    async run(operations) {
      const [row] = await operations.run('purge');
      return `Deleted: ${JSON.stringify(row?.purged)}`;
    },
  },
};

const helpLines = [LEADS, ...Object.values(COMMANDS)]
  .flatMap(({help}) => help)
  .map(([typed, does]) => [`npm run leads${typed && ' -- '}${typed}`, does] as const);
const width = Math.max(...helpLines.map(([typed]) => typed.length));

/** A line for each thing that the command can do. */
export const HELP = helpLines.map(([typed, does]) => `${typed.padEnd(width)}  ${does}`).join('\n');

/**
 * Reads what was typed.
 *
 * @returns what to do with the operations of a database, or null where help was asked for.
 * @throws UserError for what does not exist or does not fit together.
 */
export function parse(typed: string[]): ((operations: Operations) => Promise<string>) | null {
  const {help, csv = false, at, note, ...flags} = values(typed);
  if (help) return null;
  const options = {csv, at, note} as Options;
  const [[name, value] = ['', ''], ...more] = Object.entries(flags);
  const command = COMMANDS[name] ?? LEADS;
  if (more.length > 0)
    throw new UserError(`One at a time: --${[name, ...more.map(([flag]) => flag)].join(', --')}.`);
  for (const [option, given] of Object.entries(options))
    if (given && !command.with?.includes(option as keyof Options))
      throw new UserError(`--${option} does not go with ${name ? `--${name}` : 'a list'}.`);
  return (operations) => command.run(operations, String(value), options);
}

const FLAGS: ParseArgsConfig['options'] = {
  help: {type: 'boolean'},
  csv: {type: 'boolean'},
  at: {type: 'string'},
  note: {type: 'string'},
  ...Object.fromEntries(
    Object.entries(COMMANDS).map(([name, {takesValue}]) => [
      name,
      {type: takesValue === false ? ('boolean' as const) : ('string' as const)},
    ]),
  ),
};

function values(args: string[]): Record<string, unknown> {
  try {
    return parseArgs({args, options: FLAGS}).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${HELP}`);
  }
}
