/** Numbers and dates as a locale writes them; plain functions, the locale handed in. */

/**
 * The locale as it is written in the United States, where every reader lives: plain "es" is the
 * Spanish of Spain to `Intl` ("4,8", "100 %"), which would clash with the "$10,000" of the text.
 */
const american = (locale: string): Intl.Locale => new Intl.Locale(locale, {region: 'US'});

/** 4.8 → "4.8" in English and in the Spanish of the US, "4,8" in Vietnamese. */
export const formatNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(american(locale)).format(value);

/** A share of a hundred: 100 → "100%". */
export const formatPercent = (value: number, locale: string): string =>
  new Intl.NumberFormat(american(locale), {style: 'percent'}).format(value / 100);

/** "2025-06" → "June 2025", "junio de 2025", "2025년 6월". */
export const formatMonth = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {month: 'long', year: 'numeric', timeZone: 'UTC'}).format(
    new Date(`${month}-01T00:00:00Z`),
  );
