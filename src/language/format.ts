/** Numbers and dates as a locale writes them; plain functions, the locale handed in. */

/** 4.8 → "4.8" in English, "4,8" in Spanish. */
export const formatNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale).format(value);

/** A share of a hundred: 100 → "100%", "100 %". */
export const formatPercent = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, {style: 'percent'}).format(value / 100);

/** "2025-06" → "June 2025", "junio de 2025", "2025년 6월". */
export const formatMonth = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {month: 'long', year: 'numeric', timeZone: 'UTC'}).format(
    new Date(`${month}-01T00:00:00Z`),
  );
