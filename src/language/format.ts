/** Numbers and dates as a locale writes them: `formatsOf` for the build, the other functions for pages. */

/**
 * How a locale writes numbers and dates, read from `Intl` at build time: the first use of `Intl` on a
 * page loads its data, which takes a phone's processor longer than the whole hydration.
 */
export type Formats = {
  /** Between the thousands, and before the tenths. */
  group: string;
  decimal: string;
  /** A share of a hundred, with `{number}` in it. */
  percent: string;
  /** A month and its year, by month: January first, with `{year}` in it. */
  months: string[];
  /** Between names in a row, before the last of them, and before a last one that begins with I (Spanish "e"). */
  comma: string;
  and: string;
  andBeforeI: string;
};

const SAMPLE_YEAR = '2025';

/**
 * The locale whose numbers a language uses: as they are written in the United States, where every
 * reader lives. Plain "es" is the Spanish of Spain to `Intl` ("4,8", "100 %"), and Vietnamese is
 * always that of Vietnam ("2.000"): both would clash with the "$10,000" of the text.
 */
const american = (locale: string): Intl.Locale =>
  new Intl.Locale(locale === 'vi' ? 'en' : locale, {region: 'US'});

/**
 * The separators of names in a row. There is no comma before the last name, which is right in English
 * and Hindi too; Korean uses commas alone.
 */
function betweenNames(locale: string): Pick<Formats, 'comma' | 'and' | 'andBeforeI'> {
  const comma = ', ';
  if (locale === 'ko') return {comma, and: comma, andBeforeI: comma};
  const list = new Intl.ListFormat(locale, {type: 'conjunction'});
  const before = (last: string) =>
    list.formatToParts(['A', last]).find(({type}) => type === 'literal')!.value;
  return {comma, and: before('B'), andBeforeI: before('I')};
}

/** The formats of a locale, from `Intl`; for the build, where its speed does not matter. */
export function formatsOf(locale: string): Formats {
  const parts = new Intl.NumberFormat(american(locale)).formatToParts(1234.5);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const month = new Intl.DateTimeFormat(locale, {month: 'long', year: 'numeric', timeZone: 'UTC'});
  return {
    group: part('group'),
    decimal: part('decimal'),
    percent: new Intl.NumberFormat(american(locale), {style: 'percent'})
      .format(0)
      .replace('0', '{number}'),
    months: Array.from({length: 12}, (_, at) =>
      month.format(Date.UTC(Number(SAMPLE_YEAR), at)).replace(SAMPLE_YEAR, '{year}'),
    ),
    ...betweenNames(locale),
  };
}

/** 4.8 → "4.8" and 2000 → "2,000"; for values below 100,000, because Hindi groups larger ones otherwise. */
export function formatNumber(value: number, {group, decimal}: Formats): string {
  const [whole, fraction] = String(value).split('.');
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

/** A share of a hundred: 100 → "100%". */
export const formatPercent = (value: number, formats: Formats): string =>
  formats.percent.replace('{number}', formatNumber(value, formats));

/** "2025-06", or a day in it, → "June 2025", "junio de 2025", "2025년 6월". */
export function formatMonth(month: string, {months}: Formats): string {
  const [year, number] = month.split('-');
  return months[Number(number) - 1]!.replace('{year}', year!);
}

/** Names in a row: "Hillsborough, Pinellas and Pasco", "Hillsborough, Pinellas y Pasco". */
export function formatList(names: readonly string[], {comma, and, andBeforeI}: Formats): string {
  const last = names.at(-1) ?? '';
  const joint = last.startsWith('I') ? andBeforeI : and;
  return names.length < 2 ? last : names.slice(0, -1).join(comma) + joint + last;
}
