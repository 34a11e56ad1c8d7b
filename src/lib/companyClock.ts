import {company} from '../data/company';
import type {Opening} from '../data/opening';

const LAST = '23:59';

/** Weekday and time by the company's clock, as in "Wednesday" and "20:00"; on a closed day no weekday. */
export function companyClock(time: Date | number): {day: string | null; clock: string} {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: company.timeZone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const {year, month, day, weekday, hour, minute} = Object.fromEntries(
    format.formatToParts(time).map(({type, value}) => [type, value]),
  );
  return {
    day: company.closedDays.includes(`${year}-${month}-${day}`) ? null : weekday!,
    clock: `${hour}:${minute}`,
  };
}

/** Whether openings cover a time of a weekday. */
export const isOpen = (
  openings: readonly Opening[],
  {day, clock}: ReturnType<typeof companyClock>,
): boolean =>
  openings.some(
    ({days, opens, closes}) =>
      days.some((one) => one === day) && opens <= clock && (clock < closes || closes === LAST),
  );
