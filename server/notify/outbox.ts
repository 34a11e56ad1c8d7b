import {company} from '../../src/data/company';
import type {Session} from '../database/engine';
import type {Notice} from './notice';
import type {Schedule} from './schedule';

/**
 * How long whoever takes a notice has it to themselves. Longer than a delivery may take: see
 * deliverer.ts.
 */
const LEASE_SECONDS = 120;

/** All that is needed of a database: one statement at a time. */
export type Database = Pick<Session, 'query'>;

/** The functions of the database round `intake.outbox`: supabase/migrations says what each does. */
export interface Outbox {
  /** The notice of this channel that is due next; null where none is. */
  claim(channel: string): Promise<Notice | null>;
  delivered(notice: Notice, channel: string): Promise<void>;
  failed(notice: Notice, channel: string, reason: string): Promise<void>;
  /** Reminders and the daily digest that are due now. @returns how many notices. */
  queue(schedule: Schedule): Promise<number>;
}

/**
 * @param channels the names of all channels that are set up.
 * @param now for tests, which drive the time; else the database's own clock counts.
 */
export function outboxOf(
  database: Database,
  channels: string[],
  now: () => Date | null = () => null,
): Outbox {
  const at = (): string | null => now()?.toISOString() ?? null;
  return {
    async claim(channel) {
      const [row] = await database.query<{notice: Notice}>(
        `select notice from intake.claim_notices($1::text[], 1, make_interval(secs => $2::int), coalesce($3::timestamptz, now()), $4::text)`,
        [channels, LEASE_SECONDS, at(), channel],
      );
      return row?.notice ?? null;
    },
    async delivered({id}, channel) {
      await database.query(
        'select intake.notice_delivered($1::bigint, $2::text, coalesce($3::timestamptz, now()))',
        [id, channel, at()],
      );
    },
    async failed({id}, channel, reason) {
      await database.query(
        'select intake.notice_failed($1::bigint, $2::text, $3::text, coalesce($4::timestamptz, now()))',
        [id, channel, reason, at()],
      );
    },
    async queue({reminderMinutes, urgentReminderMinutes, digest}) {
      const [row] = await database.query<{reminders: number; digest: boolean}>(
        `select intake.queue_reminders($1::jsonb, make_interval(mins => $2::int), make_interval(mins => $3::int),
            make_interval(hours => $4::int), p_now => coalesce($6::timestamptz, now())) as reminders,
          case when $5::boolean then intake.queue_subscriptions_digest(p_now => coalesce($6::timestamptz, now())) else false end as digest`,
        [
          JSON.stringify(company.hours),
          reminderMinutes,
          urgentReminderMinutes,
          company.responseHours,
          digest,
          at(),
        ],
      );
      return row!.reminders + (row!.digest ? 1 : 0);
    },
  };
}
