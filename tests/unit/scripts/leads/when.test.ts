import {parseWhen, type Direction} from '../../../../scripts/leads/when';
import {floridaTime, sortable} from '../../../../server/notify/florida';

/** A Sunday: 10:00 in Florida, in winter. */
const NOW = new Date('2026-11-22T15:00:00Z');

const when = (text: string, direction: Direction = 'ahead', now = NOW): string =>
  floridaTime(parseWhen(text, direction, now));

describe('what staff type is read by the clock of Florida', () => {
  test.each([
    ['tomorrow 9am', 'Mon, Nov 23, 2026, 9:00 AM Eastern'],
    ['Tomorrow at 9 AM', 'Mon, Nov 23, 2026, 9:00 AM Eastern'],
    ['9 a.m. tomorrow', 'Mon, Nov 23, 2026, 9:00 AM Eastern'],
    ['today 10:01', 'Sun, Nov 22, 2026, 10:01 AM Eastern'],
    ['today noon', 'Sun, Nov 22, 2026, 12:00 PM Eastern'],
    ['mon 14:30', 'Mon, Nov 23, 2026, 2:30 PM Eastern'],
    ['Saturday 12pm', 'Sat, Nov 28, 2026, 12:00 PM Eastern'],
    ['2027-03-01 09:00', 'Mon, Mar 1, 2027, 9:00 AM Eastern'],
    ['2027-03-01T09:00', 'Mon, Mar 1, 2027, 9:00 AM Eastern'],
    ['3/1 9am', 'Mon, Mar 1, 2027, 9:00 AM Eastern'],
    ['3/1/27 9:15pm', 'Mon, Mar 1, 2027, 9:15 PM Eastern'],
    ['12/1 12am', 'Tue, Dec 1, 2026, 12:00 AM Eastern'],
    ['Mar 1 9am', 'Mon, Mar 1, 2027, 9:00 AM Eastern'],
    ['july 1 2027, 08:00', 'Thu, Jul 1, 2027, 8:00 AM Eastern'],
    ['tue 12/1 9am', 'Tue, Dec 1, 2026, 9:00 AM Eastern'],
  ])('%s', (text, echo) => {
    expect(when(text)).toBe(echo);
    // What is echoed can be typed.
    expect(when(echo)).toBe(echo);
  });

  test.each([
    ['9:15am', 'Sun, Nov 22, 2026, 9:15 AM Eastern'],
    ['yesterday 16:00', 'Sat, Nov 21, 2026, 4:00 PM Eastern'],
    ['fri 4pm', 'Fri, Nov 20, 2026, 4:00 PM Eastern'],
    ['11/20 4pm', 'Fri, Nov 20, 2026, 4:00 PM Eastern'],
  ])('%s has been', (text, echo) => {
    expect(when(text, 'past')).toBe(echo);
  });

  test('tomorrow is Florida’s, not that of the machine or of London', () => {
    const late = new Date('2026-11-23T03:00:00Z');
    expect(when('tomorrow 9am', 'ahead', late)).toBe('Mon, Nov 23, 2026, 9:00 AM Eastern');
  });

  test('across the change of clocks the hour stays', () => {
    const now = new Date('2027-03-13T15:00:00Z');
    expect(parseWhen('tomorrow 9am', 'ahead', now).toISOString()).toBe('2027-03-14T13:00:00.000Z');
    expect(parseWhen('today 11am', 'ahead', now).toISOString()).toBe('2027-03-13T16:00:00.000Z');
  });
});

describe('what cannot be one moment is refused with a sentence', () => {
  test.each([
    ['', 'Say the day and the time'],
    ['tomorrow', 'Say the day and the time'],
    ['tomorrow 9', 'Say the day and the time'],
    ['tomorrow 9am 10am', 'Say the day and the time'],
    ['tomorrow 9:00', 'Is "9:00" in the morning or in the afternoon? Write 9:00am or 9:00pm.'],
    ['tomorrow 13pm', 'There is no time "13pm".'],
    ['tomorrow 24:00', 'There is no time "24:00".'],
    ['tomorrow 10:75', 'There is no time "10:75".'],
    ['9am', '"" is no day that can be read'],
    ['next mon 9am', '"next mon" is no day that can be read'],
    ['whenever 9am', '"whenever" is no day that can be read'],
    ['sun 11am', 'Today is Sunday: write "today", or the date.'],
    ['31/12 9am', 'There is no day "31/12": the month comes first.'],
    ['2/29 9am', 'There is no day "2/29"'],
    ['2027-02-30 9am', 'There is no day "2027-02-30".'],
    ['9/1 9am', '"9/1" is more than half a year away: write the year, too.'],
    ['mon 12/1 9am', '"mon 12/1" does not exist: that day is a Tuesday.'],
    [
      'today 9am',
      'Sun, Nov 22, 2026, 9:00 AM Eastern has passed: an appointment is still to come.',
    ],
    ['yesterday 9am', 'Sat, Nov 21, 2026, 9:00 AM Eastern has passed'],
    ['2026-03-01 09:00', 'Sun, Mar 1, 2026, 9:00 AM Eastern has passed'],
    [
      '3/14 2:30am',
      'There is no 2:30 on 3/14/2027: the clocks go forward over it. Choose another time.',
    ],
    [
      '2027-11-07 1:30am',
      '1:30 on 11/7/2027 comes twice: the clocks go back over it. Choose another time.',
    ],
  ])('%s', (text, sentence) => {
    expect(() => parseWhen(text, 'ahead', NOW)).toThrow(sentence);
  });

  test('a call that is still to come', () => {
    expect(() => parseWhen('today 11am', 'past', NOW)).toThrow(
      'Sun, Nov 22, 2026, 11:00 AM Eastern is still to come: say when it happened.',
    );
  });
});

test('a spreadsheet gets a time that it can sort', () => {
  expect(sortable(new Date('2026-03-08T06:05:00Z'))).toBe('2026-03-08 01:05');
  expect(sortable(new Date('2026-03-08T07:05:00Z'))).toBe('2026-03-08 03:05');
});
