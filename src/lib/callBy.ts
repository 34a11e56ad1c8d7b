import {answerHours, company} from '../data/company';

const HOUR_MS = 3_600_000;

/** Weekday and time in the company's time zone, as in "Wednesday" and "20:00". */
export function companyClock(time: Date | number): {day: string; clock: string} {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: company.timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(time).map(({type, value}) => [type, value]));
  return {day: parts.get('weekday')!, clock: `${parts.get('hour')}:${parts.get('minute')}`};
}

function isBeforeClosing(time: number): boolean {
  const {day, clock} = companyClock(time);
  return company.hours.some(
    ({days, opens, closes}) => days.some((one) => one === day) && opens < clock && clock <= closes,
  );
}

/**
 * The latest time of our call to a visitor who writes now: the end of the promised hours, rounded down
 * to a full hour, and moved back into opening hours.
 */
export function callBy(now: Date): Date {
  const latest = now.getTime() + answerHours * HOUR_MS;
  let time = latest - (latest % HOUR_MS);
  while (time > now.getTime() && !isBeforeClosing(time)) time -= HOUR_MS;
  return new Date(time > now.getTime() ? time : latest);
}
