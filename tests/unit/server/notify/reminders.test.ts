import {reminderDue} from '../../../../server/notify/reminders';
import {floridaTime, sortable} from '../../../../server/notify/florida';
import {company} from '../../../../src/data/company';
import type {Opening} from '../../../../src/data/opening';

const SCHEDULE = {reminderMinutes: 120, urgentReminderMinutes: 20, digest: false, mornings: false};
const MINUTE = 60_000;

const HOURS: readonly Opening[] = [
  {days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '20:00'},
  {days: ['Saturday', 'Sunday'], opens: '08:00', closes: '17:00'},
];

/** "2026-11-04 10:00" by the clock of Florida. */
const at = (local: string): Date =>
  ['-04:00', '-05:00']
    .map((zone) => new Date(local.replace(' ', 'T') + zone))
    .find((time) => sortable(time) === local)!;

interface Given {
  urgent?: boolean;
  hours?: readonly Opening[];
  schedule?: typeof SCHEDULE;
  /** Minutes before the first look. */
  away?: number;
}

/** Times of the reminders for a request, if the server looks every ten minutes for two days. */
function rings(
  told: string,
  {urgent = false, hours = HOURS, schedule = SCHEDULE, away = 10}: Given = {},
): string[] {
  const since = at(told);
  const rung: string[] = [];
  let last: 'first' | 'last' | null = null;
  for (let minutes = away; minutes <= 2880; minutes += 10) {
    const now = new Date(since.getTime() + minutes * MINUTE);
    const due = reminderDue({id: 1, urgent, since, rung: last}, schedule, now, hours);
    if (!due) continue;
    last = due;
    rung.push(`${due} ${floridaTime(now).replace(/, \d{4}| Eastern/g, '')}`);
  }
  return rung;
}

test.each([
  [null, 'first'],
  ['first', null],
  ['last', null],
] as const)('told at a time that is still to come, %s rung: %s', (rung, due) => {
  const given = {id: 1, urgent: true, since: null, rung};
  expect(reminderDue(given, SCHEDULE, at('2026-11-04 10:00'))).toBe(due);
});

test.each([
  [1, 30],
  [3, 90],
  [5, 180],
])('an answer promised within %i h is reminded of after %i minutes, not at once', (hours, due) => {
  const since = at('2026-11-04 10:00');
  const [before, then] = [due - 1, due].map((minutes) =>
    reminderDue(
      {id: 1, urgent: false, since, rung: 'first'},
      SCHEDULE,
      new Date(since.getTime() + minutes * MINUTE),
      HOURS,
      hours,
    ),
  );
  expect([before, then]).toEqual([null, 'last']);
});

// In the week of Monday, 2 November 2026: the clocks went back the night before.
test.each([
  [
    'by day: after two hours, and two before the day is over',
    '2026-11-04 10:00',
    ['first Wed, Nov 4, 12:00 PM', 'last Thu, Nov 5, 8:00 AM'],
  ],
  [
    'by night: in the morning, and an hour before closing',
    '2026-11-04 23:00',
    ['first Thu, Nov 5, 7:00 AM', 'last Thu, Nov 5, 7:00 PM'],
  ],
  [
    'shortly before closing: in the morning',
    '2026-11-04 19:00',
    ['first Thu, Nov 5, 7:00 AM', 'last Thu, Nov 5, 5:00 PM'],
  ],
  [
    'before opening: the last time in the evening before',
    '2026-11-04 05:30',
    ['first Wed, Nov 4, 7:30 AM', 'last Wed, Nov 4, 7:00 PM'],
  ],
  [
    'into the weekend',
    '2026-11-06 19:30',
    ['first Sat, Nov 7, 8:00 AM', 'last Sat, Nov 7, 4:00 PM'],
  ],
  ['out of it', '2026-11-01 16:00', ['first Mon, Nov 2, 7:00 AM', 'last Mon, Nov 2, 2:00 PM']],
  [
    'over the night in which the clocks go back',
    '2026-10-31 23:30',
    ['first Sun, Nov 1, 8:00 AM', 'last Sun, Nov 1, 4:00 PM'],
  ],
])('%s', (_, told, expected) => {
  expect(rings(told)).toEqual(expected);
});

test('over a closed day: in the morning after it, and an hour before closing', () => {
  jest.replaceProperty(company, 'closedDays', ['2026-11-05']);
  expect(rings('2026-11-04 19:30')).toEqual([
    'first Fri, Nov 6, 7:00 AM',
    'last Fri, Nov 6, 5:30 PM',
  ]);
});

test('an urgent one: after twenty minutes, at any hour', () => {
  expect(rings('2026-11-04 23:00', {urgent: true})).toEqual([
    'first Wed, Nov 4, 11:20 PM',
    'last Thu, Nov 5, 9:00 PM',
  ]);
});

test('a company without hours is always there', () => {
  expect(rings('2026-11-04 23:00', {hours: []})).toEqual([
    'first Thu, Nov 5, 1:00 AM',
    'last Thu, Nov 5, 9:00 PM',
  ]);
});

test('one that is closed for days: before the day is over', () => {
  const hours: Opening[] = [{days: ['Friday'], opens: '09:00', closes: '12:00'}];
  expect(rings('2026-11-04 10:00', {hours})).toEqual(['last Thu, Nov 5, 8:00 AM']);
});

test('as the owner sets it', () => {
  const schedule = {reminderMinutes: 30, urgentReminderMinutes: 10, digest: false, mornings: false};
  expect(rings('2026-11-04 10:00', {schedule})[0]).toBe('first Wed, Nov 4, 10:30 AM');
  expect(rings('2026-11-04 10:00', {schedule, urgent: true})[0]).toBe('first Wed, Nov 4, 10:10 AM');
});

test('what is overdue when a server comes back rings once, not twice', () => {
  expect(rings('2026-11-04 10:00', {away: 26 * 60})).toEqual(['last Thu, Nov 5, 12:00 PM']);
});

test('an opening that the clocks skip is when they have', () => {
  const hours: Opening[] = [{days: ['Sunday'], opens: '02:30', closes: '12:00'}];
  expect(rings('2026-03-07 20:00', {hours})[0]).toBe('first Sun, Mar 8, 3:00 AM');
});
