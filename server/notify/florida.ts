/** Times as staff read and write them. */
import {company} from '../../src/data/company';

const {timeZone} = company;

/** "Eastern", "Central": what is said behind a time. */
export const ZONE_NAME = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'longGeneric'})
  .formatToParts()
  .find(({type}) => type === 'timeZoneName')!
  .value.replace(/ Time$/, '');

/** The dates of Sweden are those of ISO 8601. */
const SORTABLE = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

const FLORIDA = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Sun, Nov 22, 2026, 4:51 AM Eastern", as the database's intake.florida says it. */
export const floridaTime = (time: Date): string =>
  // Newer ICU data has a narrow space before AM, which not every screen shows.
  `${FLORIDA.format(time).replace(/[\u00a0\u202f]/g, ' ')} ${ZONE_NAME}`;

/** "2026-03-02 09:00": sorts, and a spreadsheet takes it for a date. */
export const sortable = (at: Date): string => SORTABLE.format(at);

/** How long from one time to another, to the minute: "2 h 5 min", "3 days 1 h". Never negative. */
export function duration(from: Date, to: Date): string {
  const minutes = Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'}${hours > 0 ? ` ${hours} h` : ''}`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** The largest step of `intake.minutes_step`: all longer waits are in it. */
const LONGEST = 99_999;

/** "within 2 h": the median wait for the first call, from its minutes; "-" where there is none. */
export function medianWait(minutes: unknown): string {
  if (minutes === null || minutes === undefined) return '-';
  const count = Number(minutes);
  if (count >= LONGEST) return 'over 7 days';
  if (count < 60) return `within ${count} min`;
  return count <= 1440 ? `within ${count / 60} h` : `within ${count / 1440} days`;
}
