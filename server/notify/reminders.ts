import {answerHours, company} from '../../src/data/company';
import type {Opening} from '../../src/data/opening';
import {promisedUntil} from '../../src/lib/callBy';
import {companyClock, isOpen} from '../../src/lib/companyClock';
import type {Session} from '../database/engine';
import {ZONE_NAME} from './florida';
import type {Schedule} from './settings';

export type Database = Pick<Session, 'query'>;

/** A request that nobody has answered: a row of intake.unanswered. */
interface Unanswered {
  id: number;
  urgent: boolean;
  /** When staff were told of it; null where a clock that ran ahead has dated it later than now. */
  since: Date | string | null;
  /** The last reminder that was queued. */
  rung: Reminder | null;
}

type Reminder = 'first' | 'last';

type Hours = readonly Opening[];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The reminder that is due now, or null. The first one is due after some minutes, within opening hours.
 * The last one is due two hours before the promised time ends, in its middle where it is shorter than four,
 * or an hour before the company closes for the rest of that time. For an urgent request the first one comes sooner, and both ignore opening
 * hours. If both are due, only the last one counts.
 */
export function reminderDue(
  {urgent, since, rung}: Unanswered,
  {reminderMinutes, urgentReminderMinutes}: Schedule,
  at: Date,
  hours: Hours = company.hours,
  promised = answerHours,
): Reminder | null {
  if (rung === 'last') return null;
  if (since === null) return rung === null ? 'first' : null;
  const told = new Date(since).getTime();
  const now = at.getTime();
  const first = told + (urgent ? urgentReminderMinutes : reminderMinutes) * MINUTE;
  const last = promisedUntil(told, promised) - Math.min(2, promised / 2) * HOUR;
  const isThere = urgent || isOpenAt(now, hours);
  const isLastChance =
    !urgent && isThere && now >= told + HOUR && !isOpenWithin(now + HOUR, last, hours);
  if (now >= last || isLastChance) return 'last';
  return rung === null && now >= first && isThere ? 'first' : null;
}

/** Whether the company is open at `to`, or at any half hour counted from `from`. */
function isOpenWithin(from: number, to: number, hours: Hours): boolean {
  for (let time = from; time < to; time += HOUR / 2) if (isOpenAt(time, hours)) return true;
  return isOpenAt(to, hours);
}

/** A company without hours counts as open. */
const isOpenAt = (time: number, hours: Hours): boolean =>
  hours.length === 0 || isOpen(hours, companyClock(time));

/** Writes due reminders and the messages of the morning to the outbox. @returns how many notices. */
export async function queueDue(database: Database, schedule: Schedule): Promise<number> {
  const queued = async (sql: string, values?: unknown[]): Promise<number> => {
    const [row] = await database.query<{done: boolean | number}>(`select ${sql} as done`, values);
    return Number(row!.done);
  };
  // The functions of the database know the company by this.
  await database.query(
    `update intake.marks set (answer_hours, time_zone, zone_label) = ($1::int, $2::text, $3::text)
     where (answer_hours, time_zone, zone_label) is distinct from ($1, $2, $3)`,
    [answerHours, company.timeZone, ZONE_NAME],
  );
  let count = 0;
  const waiting = await database.query<Unanswered & {now: Date | string}>(
    'select w.*, now() as now from intake.unanswered() w',
  );
  for (const request of waiting) {
    const reminder = reminderDue(request, schedule, new Date(request.now));
    if (reminder)
      count += await queued('intake.queue_reminder($1::bigint, $2::text)', [request.id, reminder]);
  }
  if (schedule.mornings)
    count += await queued('intake.queue_mornings($1::boolean)', [schedule.digest]);
  return count;
}
