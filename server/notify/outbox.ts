import type {Session} from '../database/engine';
import type {Notice} from './notice';
import {reminderDue, type Unanswered} from './reminders';
import type {Schedule} from './settings';

/** How long whoever takes a notice has it to themselves. Longer than a channel's patience. */
const LEASE_SECONDS = 120;

/** All that is needed of a database: one statement at a time. */
export type Database = Pick<Session, 'query'>;

/** Takes the notices of this channel that are due next, at most so many. */
export async function claim(database: Database, channel: string, count: number): Promise<Notice[]> {
  const rows = await database.query<{notice: Notice}>(
    'select notice from intake.claim_notices($1::text, $2::int, make_interval(secs => $3::int))',
    [channel, count, LEASE_SECONDS],
  );
  return rows.map(({notice}) => notice);
}

export const markDelivered = (database: Database, channel: string, notices: Notice[]) =>
  database.query('select intake.notice_delivered(id, $2::text) from unnest($1::bigint[]) id', [
    notices.map(({id}) => id),
    channel,
  ]);

export const markFailed = (database: Database, channel: string, {id}: Notice, reason: string) =>
  database.query('select intake.notice_failed($1::bigint, $2::text, $3::text)', [
    id,
    channel,
    reason,
  ]);

/** Writes the reminders and the daily digest that are due now. @returns how many notices. */
export async function queueDue(database: Database, schedule: Schedule): Promise<number> {
  const queued = async (sql: string, values?: unknown[]): Promise<number> => {
    const [row] = await database.query<{done: boolean}>(`select ${sql} as done`, values);
    return row!.done ? 1 : 0;
  };
  let count = 0;
  const waiting = await database.query<Unanswered & {now: Date | string}>(
    'select w.*, now() as now from intake.unanswered() w',
  );
  for (const request of waiting) {
    const reminder = reminderDue(request, schedule, new Date(request.now));
    if (reminder)
      count += await queued('intake.queue_reminder($1::bigint, $2::text)', [request.id, reminder]);
  }
  if (schedule.digest) count += await queued('intake.queue_subscriptions_digest()');
  return count;
}
