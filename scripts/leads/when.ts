import {UserError} from '../../server/cli';
import {floridaTime, wallTimeOf} from '../../server/notify/florida';

/**
 * Reads what staff type after `--at`. Our own strict reader rather than chrono-node, which guesses
 * where a wrong guess sends a crew to the wrong day: it takes "9" for the morning and skips words
 * that it does not know.
 */

/** Whether the time is still to come (an appointment), or has been (a call). */
export type Direction = 'ahead' | 'past';

type Day = {year: number; month: number; day: number};
type Time = {hour: number; minute: number};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** By how many hours Eastern Time is behind UTC, in summer and in winter. */
const HOURS_BEHIND = [4, 5];
/** A date without a year that would be further away is more likely a mistake. */
const NEAR_MS = 183 * DAY_MS;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

const EXAMPLES = '"tomorrow 9am", "mon 14:30", "3/1 9am" or "2026-03-01 09:00"';

const TIME = /(?<=^| )(?:noon|\d{1,2}(?::\d\d)?[ap]m|\d{1,2}:\d\d)(?= |$)/g;

const startOf = ({year, month, day}: Day): number => Date.UTC(year, month - 1, day);

/** The day of a time by the clock on the wall: see wallTimeOf. */
export function dayOf(ms: number): Day {
  const date = new Date(ms);
  return {year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate()};
}

/** The place in a list of the name that begins so, from three letters on; -1 where none does. */
const placeIn = (names: string[], word: string): number =>
  word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word));

/**
 * @param text by the clock of Florida: a day and a time.
 * @throws UserError with one sentence where it cannot be read, could mean two times, does not exist,
 *   or lies in the wrong direction.
 */
export function parseWhen(text: string, direction: Direction, now = new Date()): Date {
  const words = text
    .toLowerCase()
    .replace(/\b([ap])\.m\.?/g, '$1m')
    .replace(/(\d) +([ap]m)\b/g, '$1$2')
    .replace(/(\d)t(\d)/, '$1 $2')
    .replace(/,|\b(?:at|on|eastern|et|est|edt)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const times = words.match(TIME) ?? [];
  if (times.length !== 1)
    throw new UserError(`Say the day and the time, with am or pm: ${EXAMPLES}, not "${text}".`);
  const today = dayOf(wallTimeOf(now));
  const day = parseDay(words.replace(TIME, '').replace(/ +/g, ' ').trim(), direction, today);
  return momentIn({...day, ...parseTime(times[0]!)}, direction, now);
}

function parseTime(word: string): Time {
  if (word === 'noon') return {hour: 12, minute: 0};
  const [, digits = '', minutes = '00', half] = /^(\d+)(?::(\d+))?([ap]m)?$/.exec(word)!;
  const hour = Number(digits);
  const minute = Number(minutes);
  if (minute > 59 || (half ? hour < 1 || hour > 12 : hour > 23))
    throw new UserError(`There is no time "${word}".`);
  if (!half && digits.length === 1)
    throw new UserError(
      `Is "${word}" in the morning or in the afternoon? Write ${word}am or ${word}pm.`,
    );
  return {hour: half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour, minute};
}

/**
 * @param words a day alone, in lower case.
 * @throws UserError as `parseWhen` does.
 */
export function parseDay(words: string, direction: Direction, today: Day): Day {
  const from = (days: number): Day => dayOf(startOf(today) + days * DAY_MS);
  if (words === 'today' || (words === '' && direction === 'past')) return today;
  if (words === 'tomorrow') return from(1);
  if (words === 'yesterday') return from(-1);
  const [, name = '', date = ''] = /^(?:([a-z]+)(?: |$))?(.*)$/.exec(words)!;
  const weekday = placeIn(WEEKDAYS, name);
  if (weekday >= 0 && date === '') {
    const days = (weekday - new Date(startOf(today)).getUTCDay() + 7) % 7;
    if (days === 0)
      throw new UserError(`Today is ${capital(WEEKDAYS[weekday]!)}: write "today", or the date.`);
    return from(direction === 'ahead' ? days : days - 7);
  }
  const found = parseDate(weekday >= 0 ? date : words, direction, today);
  const real = new Date(startOf(found)).getUTCDay();
  if (weekday >= 0 && weekday !== real)
    throw new UserError(`"${words}" does not exist: that day is a ${capital(WEEKDAYS[real]!)}.`);
  return found;
}

function parseDate(words: string, direction: Direction, today: Day): Day {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words);
  const slashes = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d\d))?$/.exec(words);
  const named = /^([a-z]+) (\d{1,2})(?: (\d{4}))?$/.exec(words);
  const month = named ? placeIn(MONTHS, named[1]!) + 1 : Number(iso?.[2] ?? slashes?.[1] ?? 0);
  const day = Number(iso?.[3] ?? slashes?.[2] ?? named?.[2]);
  const typedYear = iso?.[1] ?? slashes?.[3] ?? named?.[3];
  if (!(iso || slashes || named) || month === 0)
    throw new UserError(
      `"${words}" is no day that can be read: write ${EXAMPLES}, by Florida's clock.`,
    );
  const of = (year: number): Day => {
    const found = {year, month, day};
    const real = dayOf(startOf(found));
    if (real.month !== month || real.day !== day)
      throw new UserError(`There is no day "${words}"${slashes ? ': the month comes first' : ''}.`);
    return found;
  };
  if (typedYear) return of(Number(typedYear.padStart(4, '20')));
  const thisYear = of(today.year);
  const away = startOf(thisYear) - startOf(today);
  if (direction === 'ahead' ? away >= 0 : away <= 0) return near(thisYear, words, today);
  return near(of(today.year + (direction === 'ahead' ? 1 : -1)), words, today);
}

function near(day: Day, words: string, today: Day): Day {
  if (Math.abs(startOf(day) - startOf(today)) > NEAR_MS)
    throw new UserError(`"${words}" is more than half a year away: write the year, too.`);
  return day;
}

function momentIn(wall: Day & Time, direction: Direction, now: Date): Date {
  const {year, month, day, hour, minute} = wall;
  const shownByClock = Date.UTC(year, month - 1, day, hour, minute);
  // As typed: around a change of clocks there is no moment, or there are two.
  const [moment, second] = HOURS_BEHIND.map(
    (hours) => new Date(shownByClock + hours * HOUR_MS),
  ).filter((at) => wallTimeOf(at) === shownByClock);
  const shown = `${hour}:${String(minute).padStart(2, '0')} on ${month}/${day}/${year}`;
  if (!moment)
    throw new UserError(
      `There is no ${shown}: the clocks go forward over it. Choose another time.`,
    );
  if (second)
    throw new UserError(`${shown} comes twice: the clocks go back over it. Choose another time.`);
  if (direction === 'ahead' && moment <= now)
    throw new UserError(`${floridaTime(moment)} has passed: an appointment is still to come.`);
  if (direction === 'past' && moment > now)
    throw new UserError(`${floridaTime(moment)} is still to come: say when it happened.`);
  return moment;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
