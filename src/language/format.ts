/** Numbers, names and dates as a locale writes them. */

/**
 * The locale whose numbers a language uses: as they are written in the United States, where every
 * reader lives. Plain "es" is the Spanish of Spain to `Intl` ("4,8", "100 %"), and Vietnamese is
 * always that of Vietnam ("2.000"): both would clash with the "$10,000" of the text.
 */
const american = (locale: string): Intl.Locale =>
  new Intl.Locale(locale === 'vi' ? 'en' : locale, {region: 'US'});

/** 4.8 → "4.8" and 2000 → "2,000". */
export const formatNumber = (value: number, locale: string): string =>
  value.toLocaleString(american(locale));

/** A share of a hundred: 100 → "100%". */
export const formatPercent = (value: number, locale: string): string =>
  (value / 100).toLocaleString(american(locale), {style: 'percent', maximumFractionDigits: 1});

/** "2025-06", or a day in it, → "June 2025", "junio de 2025", "2025년 6월". */
export const formatMonth = (month: string, locale: string): string =>
  new Date(month).toLocaleDateString(locale, {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** "2026-12-25" → "December 25, 2026", "25 de diciembre de 2026", "2026년 12월 25일". */
export const formatDay = (day: string, locale: string): string =>
  new Date(day).toLocaleDateString(locale, {dateStyle: 'long', timeZone: 'UTC'});

/**
 * Names in a row: "Hillsborough, Pinellas and Pasco", "Hillsborough, Pinellas y Pasco". There is no comma
 * before the last name, which is right in English and Hindi too; Korean uses commas alone. Or one of them:
 * "Hillsborough or Pinellas".
 */
export function formatList(
  names: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const row = names.slice(0, -1).join(', ');
  if (row === '' || (locale === 'ko' && type === 'conjunction')) return names.join(', ');
  const last = names.at(-1)!;
  // The Spanish "e" before an I: `Intl` would write it before "Hillsborough", whose H English speaks.
  const parts = new Intl.ListFormat(locale, {type}).formatToParts(['A', last.replace(/^H/, 'B')]);
  return row + parts.find(({type}) => type === 'literal')!.value + last;
}
