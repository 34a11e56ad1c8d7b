// cspell:ignore junio
import {formatMonth, formatNumber, formatPercent} from '@site/src/language/format';

describe('numbers and dates', () => {
  it.each([
    ['en', 'June 2025'],
    ['es', 'junio de 2025'],
    ['ko', '2025년 6월'],
    ['hi', 'जून 2025'],
  ])('writes a month in %s', (locale, expected) => {
    expect(formatMonth('2025-06', locale)).toBe(expected);
  });

  it('does not slip into the month before, west of Greenwich', () => {
    expect(formatMonth('2025-01', 'en')).toBe('January 2025');
  });

  it('writes an average and a share as the language does', () => {
    expect(formatNumber(4.8, 'en')).toBe('4.8');
    expect(formatNumber(4.8, 'es')).toBe('4.8');
    expect(formatNumber(4.8, 'vi')).toBe('4,8');
    expect(formatPercent(100, 'es')).toMatch(/^100\s?%$/);
    expect(formatPercent(100, 'en')).toBe('100%');
  });
});
