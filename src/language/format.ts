/** Numbers and dates as a locale writes them: pure functions that take the locale. */

/**
 * The locale whose numbers a language uses: as they are written in the United States, where every
 * reader lives. Plain "es" is the Spanish of Spain to `Intl` ("4,8", "100 %"), and Vietnamese is
 * always that of Vietnam ("2.000"): both would clash with the "$10,000" of the text.
 */
const american = (locale: string): Intl.Locale =>
  new Intl.Locale(locale === 'vi' ? 'en' : locale, {region: 'US'});

/** 4.8 → "4.8" and 2000 → "2,000". */
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

/**
 * Names in a row: "Hillsborough, Pinellas and Pasco", "Hillsborough, Pinellas y Pasco". Without the
 * comma before the last, which English and Hindi may do without; Korean sets commas alone.
 */
export const formatList = (names: readonly string[], locale: string): string =>
  locale === 'ko'
    ? names.join(', ')
    : new Intl.ListFormat(locale, {type: 'conjunction'})
        .format(names)
        .replace(/, (?=(?:and|और) )/, ' ');
