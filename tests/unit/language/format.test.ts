// cspell:ignore junio tháng
import {formatList, formatMonth, formatNumber, formatPercent} from '@site/src/language/format';
import {LOCALES} from '@site/src/language/locales';

const CODES = LOCALES.map(({code}) => code);

describe('numbers and dates', () => {
  it.each([
    ['en', 'June 2025'],
    ['es', 'junio de 2025'],
    ['vi', 'tháng 6 năm 2025'],
    ['ko', '2025년 6월'],
    ['hi', 'जून 2025'],
  ])('writes a month in %s', (locale, expected) => {
    expect(formatMonth('2025-06', locale)).toBe(expected);
    expect(formatMonth('2025-06-30', locale)).toBe(expected);
  });

  it.each(CODES)('writes numbers in %s as the dollars beside them are written', (locale) => {
    expect(formatNumber(4.8, locale)).toBe('4.8');
    expect(formatNumber(2000, locale)).toBe('2,000');
    expect(formatPercent(100, locale)).toBe('100%');
  });
});

/* cspell:disable */
test.each([
  ['en', 'Lee, Polk and Bay'],
  ['es', 'Lee, Polk y Bay'],
  ['vi', 'Lee, Polk và Bay'],
  ['ko', 'Lee, Polk, Bay'],
  ['hi', 'Lee, Polk और Bay'],
])('formatList joins names in %s', (locale, expected) => {
  expect(formatList(['Lee', 'Polk', 'Bay'], locale)).toBe(expected);
  expect(formatList(['Lee'], locale)).toBe('Lee');
});

test('formatList writes the Spanish “e” before a name that begins with I', () => {
  const names = ['Brevard', 'Indian River'];
  expect(formatList(names, 'es')).toBe('Brevard e Indian River');
  expect(formatList(names, 'en')).toBe('Brevard and Indian River');
  expect(formatList(['Pasco', 'Hillsborough'], 'es')).toBe('Pasco y Hillsborough');
});
test.each([
  ['en', 'Lee, Polk or Bay'],
  ['es', 'Lee, Polk o Bay'],
  ['vi', 'Lee, Polk hoặc Bay'],
  ['ko', 'Lee, Polk 또는 Bay'],
  ['hi', 'Lee, Polk या Bay'],
])('formatList names one of several in %s', (locale, expected) => {
  expect(formatList(['Lee', 'Polk', 'Bay'], locale, 'disjunction')).toBe(expected);
});
/* cspell:enable */
