import {answerHours, company} from '../data/company';
import {companyClock, isOpen} from './companyClock';

const HOUR_MS = 3_600_000;

/** When the promised hours end, counted from a time: hours of closed days do not count. */
export function promisedUntil(from: number, hours: number): number {
  let until = from;
  for (let left = hours; left > 0; until += HOUR_MS) if (companyClock(until).day) left -= 1;
  return until;
}

/**
 * The latest time of our call to a visitor who writes now: the end of the promised hours, rounded down
 * to a full hour, and moved back into opening hours.
 */
export function callBy(now: Date): Date {
  const latest = promisedUntil(now.getTime(), answerHours);
  let time = latest - (latest % HOUR_MS);
  // A minute before: the call may come up to closing.
  while (time > now.getTime() && !isOpen(company.hours, companyClock(time - 60_000)))
    time -= HOUR_MS;
  return new Date(time > now.getTime() ? time : latest);
}
