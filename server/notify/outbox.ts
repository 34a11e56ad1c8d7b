import type {Session} from '../database/engine';
import type {Notice} from './notice';
import {reminderDue, type Unanswered} from './reminders';
import type {Schedule} from './settings';

/**
 * How long whoever takes a notice has it to themselves. Longer than a delivery may take: see
 * deliverer.ts.
 */
const LEASE_SECONDS = 120;

/** All that is needed of a database: one statement at a time. */
export type Database = Pick<Session, 'query'>;

/** The functions of the database round `intake.outbox`: supabase/migrations says what each does. */
export interface Outbox {
  /** The notices of this channel that are due next, at most so many. */
  claim(channel: string, count: number): Promise<Notice[]>;
  delivered(notices: Notice[], channel: string): Promise<void>;
  failed(notice: Notice, channel: string, reason: string): Promise<void>;
  /** Reminders and the daily digest that are due now. @returns how many notices. */
  queue(schedule: Schedule): Promise<number>;
}

/** @param now for tests, which drive the time; else the database's own clock counts. */
export function outboxOf(database: Database, now: () => Date | null = () => null): Outbox {
  const at = (): string | null => now()?.toISOString() ?? null;
  return {
    async claim(channel, count) {
      const rows = await database.query<{notice: Notice}>(
        'select notice from intake.claim_notices($1::text, $2::int, make_interval(secs => $3::int), coalesce($4::timestamptz, now()))',
        [channel, count, LEASE_SECONDS, at()],
      );
      return rows.map(({notice}) => notice);
    },
    async delivered(notices, channel) {
      await database.query(
        'select intake.notice_delivered(id, $2::text, coalesce($3::timestamptz, now())) from unnest($1::bigint[]) id',
        [notices.map(({id}) => id), channel, at()],
      );
    },
    async failed({id}, channel, reason) {
      await database.query(
        'select intake.notice_failed($1::bigint, $2::text, $3::text, coalesce($4::timestamptz, now()))',
        [id, channel, reason, at()],
      );
    },
    async queue(schedule) {
      let queued = 0;
      const waiting = await database.query<Unanswered & {now: Date | string}>(
        `select w.*, coalesce($1::timestamptz, now()) as now
         from intake.unanswered(coalesce($1::timestamptz, now())) w`,
        [at()],
      );
      for (const request of waiting) {
        const reminder = reminderDue(request, schedule, new Date(request.now));
        if (!reminder) continue;
        const [row] = await database.query<{done: boolean}>(
          'select intake.queue_reminder($1::bigint, $2::text, $3::timestamptz) as done',
          [request.id, reminder, request.now],
        );
        if (row!.done) queued += 1;
      }
      if (!schedule.digest) return queued;
      const [row] = await database.query<{done: boolean}>(
        'select intake.queue_subscriptions_digest(p_now => coalesce($1::timestamptz, now())) as done',
        [at()],
      );
      return queued + (row!.done ? 1 : 0);
    },
  };
}
