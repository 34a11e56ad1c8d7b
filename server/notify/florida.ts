/** Times as staff read and write them: by the clock of Tampa Bay, whatever machine they sit at. */
import {TIME_ZONE} from './time';

/** A day and time by the clock on the wall. */
export interface WallTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** By how many hours Eastern Time is behind UTC, in summer and in winter. */
const HOURS_BEHIND = [4, 5];

const HOUR = 3_600_000;

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** What the clock on a Florida wall shows. */
export function wallTimeOf(at: Date): WallTime {
  const found = Object.fromEntries(parts.formatToParts(at).map(({type, value}) => [type, value]));
  const number = (name: keyof WallTime): number => Number(found[name]);
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
  };
}

/** "2026-03-02 09:00": sorts, and a spreadsheet takes it for a date. */
export function sortable(at: Date): string {
  const {year, month, day, hour, minute} = wallTimeOf(at);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

/** A day and time as if the clock on the wall were UTC: to compare, and to add days. */
export const asUtc = ({year, month, day, hour, minute}: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute);

/**
 * The moments at which a Florida clock shows this: one; none where the clocks go forward over it;
 * two where they go back over it.
 */
export const momentsOf = (wall: WallTime): Date[] =>
  HOURS_BEHIND.map((hours) => new Date(asUtc(wall) + hours * HOUR)).filter(
    (moment) => asUtc(wallTimeOf(moment)) === asUtc(wall),
  );
