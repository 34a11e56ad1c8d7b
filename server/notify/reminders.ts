import {company} from '../../src/data/company';
import {momentsOf, wallTimeOf} from './florida';
import type {Schedule} from './settings';

/** A request that nobody has answered: a row of intake.unanswered. */
export interface Unanswered {
  id: number;
  urgent: boolean;
  /** When staff were told of it. */
  since: Date | string;
  /** The reminder that they have had. */
  rung: Reminder | null;
}

export type Reminder = 'first' | 'last';

/** Days with their times of a 24-hour clock, as in src/data/company.ts. */
type Hours = readonly {days: readonly string[]; opens: string; closes: string}[];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So long before the end of the promised time, or before closing. */
const LAST = 2 * HOUR;
const CLOSE = HOUR;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * The reminder that is due now; null where none is. The first comes after a while (where the company is
 * closed then, when it opens; of an urgent request after a shorter while, at any hour), the last before
 * the promised time is over (where that moment lies outside the hours, an hour before the last closing
 * time). Where both are due, the last alone.
 */
export function reminderDue(
  request: Unanswered,
  schedule: Schedule,
  now: Date,
  hours: Hours = company.hours,
): Reminder | null {
  const {first, last} = timesOf(request, schedule, hours);
  if (now.getTime() >= last) return request.rung === 'last' ? null : 'last';
  return now.getTime() >= first && request.rung === null ? 'first' : null;
}

function timesOf(
  {urgent, since}: Unanswered,
  {reminderMinutes, urgentReminderMinutes}: Schedule,
  hours: Hours,
): Record<Reminder, number> {
  const told = new Date(since).getTime();
  const first = told + (urgent ? urgentReminderMinutes : reminderMinutes) * MINUTE;
  const last = told + company.responseHours * HOUR - LAST;
  if (urgent) return {first, last};
  const windows = openingWindows(hours, new Date(told));
  const openings = windows
    .filter(({closes}) => closes > first)
    .map(({opens}) => Math.max(opens, first));
  const closings = windows
    .filter(({opens, closes}) => opens <= last && closes - CLOSE > told)
    .map(({closes}) => Math.min(closes - CLOSE, last));
  return {
    first: openings.length > 0 ? Math.min(...openings) : first,
    last: closings.length > 0 ? Math.max(...closings) : last,
  };
}

/** From the day before to a week after; none where the company has no hours. */
function openingWindows(hours: Hours, around: Date): {opens: number; closes: number}[] {
  const today = Math.floor(wallTimeOf(around) / DAY) * DAY;
  return Array.from({length: 10}, (_, n) => today + (n - 1) * DAY).flatMap((day) =>
    hours
      .filter(({days}) => days.includes(WEEKDAYS[new Date(day).getUTCDay()]!))
      .map(({opens, closes}) => ({opens: at(day, opens), closes: at(day, closes)})),
  );
}

/** "07:00" of that day by the clock of Florida, in ms. An hour that its clocks skip is the next one. */
function at(day: number, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wall = day + hour * HOUR + minute * MINUTE;
  const [moment = momentsOf(wall + HOUR)[0]!] = momentsOf(wall);
  return moment.getTime();
}
