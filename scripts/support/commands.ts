/**
 * Arguments, help and errors of each `npm run` command. `dev` passes its arguments on to Docusaurus; the
 * server's own options are in server/settings.ts.
 */
import {parseArgs, type ParseArgsConfig} from 'node:util';

import {endWithReader, run, UserError} from '../../server/cli';

interface Usage {
  /** Lines of its help: what follows its name, and what that does. */
  help: [typed: string, does: string][];
  options: NonNullable<ParseArgsConfig['options']>;
  /** How many words it takes besides its options; none unless said. */
  words?: [least: number, most: number];
}

const optionsOf =
  <T extends 'string' | 'boolean'>(type: T) =>
  <N extends string>(...names: N[]) =>
    Object.fromEntries(names.map((name) => [name, {type}])) as Record<N, {type: T}>;
const texts = optionsOf('string');
const flags = optionsOf('boolean');

export const COMMANDS = {
  backup: {
    help: [
      ['FILE', 'writes the data of either database into a file that does not exist yet'],
      ['--verify FILE', 'restores such a file into a database in memory, and counts its rows'],
    ],
    options: flags('verify'),
    words: [1, 1],
  },
  bench: {
    help: [
      ['', 'measures everything'],
      ['processor', 'or lighthouse, or database: one part'],
    ],
    options: {},
    words: [0, Infinity],
  },
  brand: {
    help: [['', "draws the icons from the company's logo, and writes the tones of its colors"]],
    options: {},
  },
  bundle: {
    help: [['FOLDER', 'what a live server is made of, beside the built site']],
    options: {},
    words: [1, 1],
  },
  deliver: {help: [['', 'sends what waits in the outbox of DATABASE_URL, once']], options: {}},
  'edge-function': {help: [['', 'makes the file of which it is deployed']], options: {}},
  facts: {
    help: [
      ['', 'what the texts rest on and nobody has compared for a year'],
      ['--check', 'the same, and exits with 1 if there is any'],
    ],
    options: flags('check'),
  },
  hosts: {help: [['', 'writes languages and old addresses into deploy/nginx.conf']], options: {}},
  leads: {
    help: [
      ['', 'inspection requests, the longest waiting first'],
      ['--csv', 'the same as CSV, for a spreadsheet'],
      ['--week 2026-02-25', 'those of that week; also --name Ann, --state called'],
      ['--called 12 --by AB --note "no answer"', 'somebody has called; again and again'],
      [
        '--scheduled 12 --at "tomorrow 9am"',
        'an appointment, by the company\'s clock ("mon 14:30", "3/1 9am"); deleted a day after it',
      ],
      ['--won 12', 'the job is ours'],
      ['--lost 12 --note "too far"', 'nothing came of it'],
      ['--spam 12', 'nobody who needs a roof: kept apart, deleted after 30 days'],
      ['--new 12', 'nobody has called after all, or suspected spam was a person: to be called'],
      ['--undo 12', 'takes the last step back'],
      ['--suspected [--csv]', 'suspected spam, kept apart from the leads'],
      ['--report [--csv]', 'requests by week, source and state; the wait for a call'],
      ['--won-later 2026-02-25', 'one of that week is won whose row is gone; also --lost-later'],
      ['--newsletter [--csv]', 'subscribers, with language and link'],
      ['--unsubscribe ann@example.com', 'ends a subscription (email or token)'],
      ['--unsubscribed list.csv', 'ends those that the mail service reports (- reads the input)'],
      ['--failures', 'unexpected errors, by SQLSTATE, and alarms'],
      ['--links new', 'ends every link that was sent; off: the next messages have none'],
      ['--purge', 'deletes what is past its time (the server does so hourly)'],
    ],
    options: {
      ...flags('csv', 'suspected', 'report', 'newsletter', 'failures', 'purge'),
      ...texts('called', 'scheduled', 'won', 'lost', 'spam', 'new', 'undo', 'by'),
      ...texts('won-later', 'lost-later', 'unsubscribe', 'unsubscribed', 'at', 'note'),
      ...texts('week', 'name', 'state', 'links'),
    },
  },
  migrate: {help: [['', 'brings the database to this version of the code']], options: {}},
  'new-article': {
    help: [['"Roof prices"', 'begins an article; --slug cost-of-roofs gives it a URL of your own']],
    options: texts('slug'),
    words: [1, Infinity],
  },
  'new-review': {
    help: [['"Maria T."', 'begins a review; --slug maria-tampa gives its file a name of your own']],
    options: texts('slug'),
    words: [1, Infinity],
  },
  person: {
    help: [
      [
        'find ann@example.com',
        'how much is kept of a person; also find "Ann Lee", find 8135550142',
      ],
      ['export ann@example.com > ann.json', 'all of it, to hand to them (npm run --silent person)'],
      [
        'correct ann@example.com --name "Ann Lee" --phone "813-555-0142" --email new@example.com',
        'corrects what is named, in everything that is kept',
      ],
      ['erase ann@example.com', 'deletes all of it (backups: see SECURITY.md)'],
    ],
    options: texts('name', 'phone', 'email'),
    words: [2, 2],
  },
  ready: {
    help: [
      ['', 'what is left before the site may go public'],
      [
        '--ring',
        'sends an emergency, marked as a test, to all who are told, and asks who has heard',
      ],
    ],
    options: flags('ring'),
  },
  restore: {
    help: [['FILE', 'loads what npm run backup has written into an empty database']],
    options: {},
    words: [1, 1],
  },
  smoke: {
    help: [
      ['https://www.example.com', 'checks a deployment, with a marked test entry of each form'],
      ['https://www.example.com --watch', 'the same for a scheduler: stores nothing'],
      ['https://www.example.com --watch --overdue 48', 'a request may be overdue for 48 hours'],
    ],
    options: {...flags('watch'), ...texts('overdue')},
    words: [1, 1],
  },
  translations: {
    help: [
      ['', 'what is missing, stale, faulty or orphaned, per language'],
      ['--locale vi', 'the same for one language'],
      ['--only messages', 'without the copies of articles, services and pages'],
      ['--check', 'the same, and exits with 1 if it lists anything'],
      ['--strict', '--check that also wants every message and copy marked, and the glossary kept'],
      ['--find "magnet|nails"', 'where the English says one of them, and it in all languages'],
      ['--start vi new-roof', 'begins the copy of an article or several, in English to translate'],
      ['--start ht', 'begins a language that src/language/locales.ts has'],
      ['--diff i18n/vi/…/roof.mdx', 'what has changed in its English since it was marked'],
      ['--mark i18n/vi/…/roof.mdx', 'records that a copy matches the current English'],
      ['--mark home.report.lead', 'the same for a message, in every language'],
      [
        '--mark i18n/vi',
        'the same for what was stale there; with --all also for what is as it was',
      ],
      ['--prune', 'deletes the messages whose English is gone'],
      ['--unlink painting', 'takes the links to a service that is gone out of all texts'],
    ],
    options: {
      ...flags('all', 'check', 'prune', 'strict'),
      ...texts('diff', 'find', 'locale', 'only', 'start'),
      mark: {type: 'string', multiple: true},
      unlink: {type: 'string', multiple: true},
    },
    words: [0, Infinity],
  },
} satisfies Record<string, Usage>;

type Name = keyof typeof COMMANDS;
type Values<N extends Name> = ReturnType<
  typeof parseArgs<{options: (typeof COMMANDS)[N]['options']}>
>['values'];

export function helpOf(name: Name): string {
  const lines = COMMANDS[name].help.map(([typed, does]) => [
    `npm run ${name}${typed && ` -- ${typed}`}`,
    does,
  ]) as [string, string][];
  const width = Math.min(64, Math.max(...lines.map(([typed]) => typed.length)));
  return lines.map(([typed, does]) => `${typed.padEnd(width)}  ${does}`).join('\n');
}

export const misused = (name: Name, sentence: string): UserError =>
  new UserError(`${sentence}\n${helpOf(name)}`);

/**
 * Reads what was typed behind a command's name.
 *
 * @returns its options and its other words, or null where help was asked for.
 */
export function read<N extends Name>(
  name: N,
  args: string[],
): {values: Values<N>; words: string[]} | null {
  const {options, words: [least, most] = [0, 0]}: Usage = COMMANDS[name];
  try {
    const {values, positionals} = parseArgs({
      args,
      options: {...options, help: {type: 'boolean'}},
      allowPositionals: true,
    });
    const {help, ...others} = values;
    if (help) return null;
    if (positionals.length < least) throw new Error('Something is missing.');
    if (positionals.length > most) throw new Error(`"${positionals[most]}" is too much.`);
    return {values: others as Values<N>, words: positionals};
  } catch (error) {
    throw misused(name, (error as Error).message);
  }
}

/**
 * Runs a command with what was typed, or prints its help.
 *
 * @param main returns the text to be printed last, if there is any.
 */
export function command<N extends Name>(
  name: N,
  main: (values: Values<N>, words: string[]) => Promise<unknown>,
): void {
  void run(async () => {
    endWithReader();
    const typed = read(name, process.argv.slice(2));
    const said = typed ? await main(typed.values, typed.words) : helpOf(name);
    if (typeof said === 'string') console.log(said);
  });
}
