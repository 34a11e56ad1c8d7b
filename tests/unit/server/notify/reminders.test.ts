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
  /** A day on which the company is closed. */
  closed?: string;
  /** Minutes before the first look. */
  away?: number;
}

/** Times of the reminders for a request, if the server looks every ten minutes for two days. */
function rings(
  told: string,
  {urgent = false, hours = HOURS, schedule = SCHEDULE, closed, away = 10}: Given = {},
): string[] {
  if (closed) jest.replaceProperty(company, 'closedDays', [closed]);
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

const ON_FRIDAYS: Opening[] = [{days: ['Friday'], opens: '09:00', closes: '12:00'}];
const SOON = {...SCHEDULE, reminderMinutes: 30, urgentReminderMinutes: 10};

// In the week of Monday, 2 November 2026: the clocks went back the night before.
test.each<[string, string, string[], Given?]>([
  ['by day', '2026-11-04 10:00', ['first Wed, Nov 4, 12:00 PM', 'last Thu, Nov 5, 8:00 AM']],
  ['by night', '2026-11-04 23:00', ['first Thu, Nov 5, 7:00 AM', 'last Thu, Nov 5, 7:00 PM']],
  ['before closing', '2026-11-04 19:00', ['first Thu, Nov 5, 7:00 AM', 'last Thu, Nov 5, 5:00 PM']],
  ['before opening', '2026-11-04 05:30', ['first Wed, Nov 4, 7:30 AM', 'last Wed, Nov 4, 7:00 PM']],
  ['to the weekend', '2026-11-06 19:30', ['first Sat, Nov 7, 8:00 AM', 'last Sat, Nov 7, 4:00 PM']],
  ['out of it', '2026-11-01 16:00', ['first Mon, Nov 2, 7:00 AM', 'last Mon, Nov 2, 2:00 PM']],
  [
    'as clocks change',
    '2026-10-31 23:30',
    ['first Sun, Nov 1, 8:00 AM', 'last Sun, Nov 1, 4:00 PM'],
  ],
  [
    'over a closed day',
    '2026-11-04 19:30',
    ['first Fri, Nov 6, 7:00 AM', 'last Fri, Nov 6, 5:30 PM'],
    {closed: '2026-11-05'},
  ],
  [
    'an urgent one, at any hour',
    '2026-11-04 23:00',
    ['first Wed, Nov 4, 11:20 PM', 'last Thu, Nov 5, 9:00 PM'],
    {urgent: true},
  ],
  [
    'without hours: always there',
    '2026-11-04 23:00',
    ['first Thu, Nov 5, 1:00 AM', 'last Thu, Nov 5, 9:00 PM'],
    {hours: []},
  ],
  ['closed for days', '2026-11-04 10:00', ['last Thu, Nov 5, 8:00 AM'], {hours: ON_FRIDAYS}],
  [
    'as the owner sets it',
    '2026-11-04 10:00',
    ['first Wed, Nov 4, 10:30 AM', 'last Thu, Nov 5, 8:00 AM'],
    {schedule: SOON},
  ],
  [
    'an urgent one, as the owner sets it',
    '2026-11-04 10:00',
    ['first Wed, Nov 4, 10:10 AM', 'last Thu, Nov 5, 8:00 AM'],
    {schedule: SOON, urgent: true},
  ],
])('%s', (_, told, expected, given = {}) => {
  expect(rings(told, given)).toEqual(expected);
});

test('what is overdue when a server comes back rings once, not twice', () => {
  expect(rings('2026-11-04 10:00', {away: 26 * 60})).toEqual(['last Thu, Nov 5, 12:00 PM']);
});

test('an opening that the clocks skip is when they have', () => {
  const hours: Opening[] = [{days: ['Sunday'], opens: '02:30', closes: '12:00'}];
  expect(rings('2026-03-07 20:00', {hours})[0]).toBe('first Sun, Mar 8, 3:00 AM');
});
