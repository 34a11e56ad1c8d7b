import {company} from '@site/src/data/company';
import {callBy} from '@site/src/lib/callBy';

/** A summer's day by the company's clock: Mon–Fri 7–20, Sat–Sun 8–17. */
const at = (time: string): Date => new Date(`2026-07-${time}:00-04:00`);

beforeAll(() => expect(company.timeZone).toBe('America/New_York'));

test.each([
  ['Tuesday noon', '14T12:20', '15T12:00'],
  ['Tuesday night: by closing on Wednesday', '14T23:10', '15T20:00'],
  ['before opening: by closing on the same day', '15T05:00', '15T20:00'],
  ['just after opening: nobody calls before that tomorrow', '15T07:30', '15T20:00'],
  ['Friday night: Saturday closes early', '17T22:00', '18T17:00'],
  ['Saturday morning', '18T09:45', '19T09:00'],
])('%s', (_, now, expected) => {
  expect(callBy(at(now))).toEqual(at(expected));
});

describe('the office is closed on Wednesday: its hours do not count', () => {
  beforeEach(() => void jest.replaceProperty(company, 'closedDays', ['2026-07-15']));

  test.each([
    ['on the day before', '14T12:20', '16T12:00'],
    ['on that day, at night', '15T01:10', '16T20:00'],
    ['by day', '15T12:20', '16T20:00'],
    ['on the day after', '16T12:20', '17T12:00'],
  ])('%s', (_, now, expected) => {
    expect(callBy(at(now))).toEqual(at(expected));
  });
});

test('in winter the clock is another', () => {
  expect(callBy(new Date('2026-01-14T12:20:00-05:00'))).toEqual(
    new Date('2026-01-15T12:00:00-05:00'),
  );
});

test('where nobody is there within the hours that were promised, it is those', () => {
  jest.replaceProperty(company, 'hours', [] as never);
  expect(callBy(at('14T12:20'))).toEqual(at('15T12:20'));
});
