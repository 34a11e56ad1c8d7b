import {readFile} from 'node:fs/promises';
import {text} from 'node:stream/consumers';

import {emailHref} from '../../src/data/company';
import {UserError} from '../../server/cli';
import type {Row} from '../../server/database/engine';
import type {Operations} from '../../server/staff/operations';
import {floridaTime} from '../../server/notify/florida';
import {asBlocks, asCsv, readable} from './table';

const SUBSCRIBERS = `
  select email, intake.language_of(route) as language, subscribed_at, route, unsubscribe_token
  from intake.newsletter_subscribers order by id`;

/** Unsubscribes a list of emails; `ended` counts those that were subscribed. */
const UNSUBSCRIBE_ALL = `
  select count(*) filter (where intake.unsubscribe(email))::int as ended
  from unnest($1::text[]) email`;

const COLUMNS = ['email', 'language', 'subscribed_at', 'route', 'unsubscribe'];

/** Each subscriber unsubscribes by an email to the company that names the subscription's token. */
export async function subscribers(operations: Operations, csv: boolean): Promise<string> {
  const rows = (await operations.query(SUBSCRIBERS)).map((row): Row => ({
    ...row,
    since: floridaTime(new Date(String(row.subscribed_at))),
    unsubscribe: `${emailHref}?subject=Unsubscribe%20${String(row.unsubscribe_token)}`,
  }));
  if (csv) return asCsv(rows, COLUMNS);
  const labels = {since: 'Since', language: 'Language', route: 'From', unsubscribe: 'Unsubscribe'};
  return asBlocks(rows, (row) => readable(row.email), labels) || 'No subscribers yet.';
}

export async function unsubscribe(operations: Operations, emailOrToken: string): Promise<string> {
  const [row] = await operations.query('select intake.unsubscribe($1) as done', [emailOrToken]);
  if (row?.done !== true) throw new UserError(`There is no subscription for "${emailOrToken}".`);
  return 'The subscription has ended.';
}

/** The emails in any text: a line each, or a mail service's CSV with other columns. */
export const emailsIn = (list: string): string[] => [
  ...new Set(
    list
      .split(/[\s,;:"'<>()]+/)
      .filter((word) => /^[^@]+@[^@]+$/.test(word))
      .map((word) => word.toLowerCase()),
  ),
];

/**
 * Ends the subscriptions that a mail service reports as ended.
 *
 * @param file its list; `-` is the standard input.
 */
export async function unsubscribeAll(operations: Operations, file: string): Promise<string> {
  const emails = emailsIn(await read(file));
  if (emails.length === 0) throw new UserError(`There is no email in ${nameOf(file)}.`);
  const [row] = await operations.query(UNSUBSCRIBE_ALL, [emails]);
  const ended = Number(row?.ended);
  const others = emails.length - ended;
  return `Ended: ${ended} of ${emails.length}.${others > 0 ? ` Not subscribed: ${others}.` : ''}`;
}

const nameOf = (file: string): string => (file === '-' ? 'the input' : file);

async function read(file: string): Promise<string> {
  try {
    return await (file === '-' ? text(process.stdin) : readFile(file, 'utf8'));
  } catch (error) {
    throw new UserError(
      `${nameOf(file)} cannot be read (${String((error as NodeJS.ErrnoException).code)}).`,
    );
  }
}
