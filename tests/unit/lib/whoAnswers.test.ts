import {company} from '@site/src/data/company';
import {DAYS, type Opening} from '@site/src/data/opening';
import {whoAnswers} from '@site/src/lib/whoAnswers';

const day = (opens: string, closes: string, days: Opening['days'] = DAYS): Opening => ({
  days,
  opens,
  closes,
});

test.each<[string, Opening[], boolean]>([
  ['all day', [day('00:00', '23:59')], true],
  ['two shifts that meet', [day('00:00', '12:00'), day('12:00', '23:59')], true],
  ['two shifts with an hour between', [day('00:00', '12:00'), day('13:00', '23:59')], false],
  ['no Sunday', [day('00:00', '23:59', DAYS.slice(0, 6))], false],
  ['not before one', [day('01:00', '23:59')], false],
  ['not after eleven', [day('00:00', '23:00')], false],
  ['no hours', [], false],
])('day and night: %s', (_, hours, always) => {
  jest.replaceProperty(company, 'answers', {es: hours});
  expect(whoAnswers('es').always).toBe(always);
});

test('by the company’s clock, from opening to before closing', () => {
  jest.replaceProperty(company, 'answers', {es: [day('08:00', '17:00')]});
  jest.replaceProperty(company, 'emergency', null);
  jest.replaceProperty(company, 'hours', [day('07:00', '20:00')]);
  const at = (time: string) => whoAnswers('es').at(new Date(`2026-07-15T${time}:00-04:00`));
  expect(['06:59', '07:00', '08:00', '16:59', '17:00', '19:59', '20:00'].map(at)).toEqual([
    ...[null, 'en', 'es', 'es', 'en', 'en', null],
  ]);
});

test('on a closed day nobody answers but who answers day and night', () => {
  jest.replaceProperty(company, 'closedDays', ['2026-07-15']);
  jest.replaceProperty(company, 'answers', {es: company.hours, vi: [day('00:00', '23:59')]});
  const said = () =>
    ['en', 'es', 'vi'].map((code) => whoAnswers(code).at(new Date('2026-07-15T12:00:00-04:00')));
  expect(said()).toEqual(['en', 'en', 'vi']);
  jest.replaceProperty(company, 'emergency', null);
  expect(said()).toEqual([null, null, 'vi']);
});

test('a language that the facts do not name is answered in English', () => {
  expect(whoAnswers('ht')).toMatchObject({hours: null, always: false, inWriting: false});
});
