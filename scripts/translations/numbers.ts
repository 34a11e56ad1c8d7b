/** Numbers, amounts and dates of a text and of its translation. */
import {COUNTED, ENGLISH_COUNTED, SCALES} from './numberWords';

const DIGITS = /(?<digits>\d+(?:[.,]\d+)*)(?::00)?/g;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?\b/gi;
/** Units that a language adds for its readers: 130°F (54°C). */
const ADDED_UNIT = /^\s?(?:°C|cm|mm|km|m²|kg)/;

/** A number as written, and the values that it may have in one language's habit or another's. */
type Written = {written: string; values: number[]; isConverted: boolean};

/** `2,000` and `2.000` are thousands in some habit; `4.8` and `4,8` are not; `1.2.3` is three. */
function valuesOf(written: string): number[] {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(written)) return [Number(written.replace(/[.,]/g, ''))];
  const value = Number(written.replace(',', '.'));
  return Number.isNaN(value) ? written.split(/[.,]/).map(Number) : [value];
}

/** The numbers of a text. “24/7” is said in other words elsewhere, with 24 or with none. */
function numbersIn(whole: string): Written[] {
  const text = whole.replaceAll('24/7', '24');
  const found: Written[] = [];
  let sum = {value: 0, end: -1};
  for (const match of text.matchAll(DIGITS)) {
    const written = match.groups!.digits!;
    const end = match.index + match[0].length;
    const values = valuesOf(written);
    const scale = SCALES.find(({word}) => word.test(text.slice(end)));
    if (scale) {
      const scaled = values[0]! * scale.times;
      // Korean adds up: 2억 8천만 is 280 million.
      const isNext = sum.end >= 0 && text.slice(sum.end, match.index).trim() === '';
      const value = scaled + (isNext ? sum.value : 0);
      if (isNext) found.pop();
      values.unshift(value);
      sum = {value, end: end + scale.word.exec(text.slice(end))![0].length};
    }
    // 8PM is 20:00 elsewhere.
    if (/^\s?p\.?m\b/i.test(text.slice(end))) values.push(values[0]! + 12);
    found.push({written, values, isConverted: ADDED_UNIT.test(text.slice(end))});
  }
  return found;
}

/** The values of a text's words: `two`, `tres`. */
function spelled(text: string, words: Record<string, number | readonly number[]>): number[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)].flatMap(([word]) => words[word] ?? []);
}

/** What English says without a digit, or in another way: July, half. */
function impliedByEnglish(text: string): number[] {
  const months = [...text.matchAll(MONTH)].map(
    ([month]) => MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1,
  );
  return [...months, ...spelled(text, ENGLISH_COUNTED)];
}

/** Every value that a number or a word of an English text may mean. */
export const englishValues = (text: string): number[] => [
  ...numbersIn(text).flatMap(({values}) => values),
  ...impliedByEnglish(text),
];

const isIn = (values: number[], all: number[]): boolean =>
  values.some((value) => all.some((one) => Math.abs(one - value) <= 1e-9 * Math.max(one, value)));

/**
 * Numbers that one piece of English or its translation lacks, as they stand there. A number may be
 * written as a word, and in the other language's habit.
 *
 * @param known values that the translation may name, from the whole English text
 */
export function differingNumbers(
  english: string,
  translation: string,
  locale: string,
  known: number[],
): {lost: string[]; added: string[]} {
  const theirs = numbersIn(translation);
  const said = [
    ...theirs.flatMap(({values}) => values),
    ...spelled(translation, COUNTED[locale] ?? {}),
  ];
  return {
    lost: numbersIn(english)
      .filter(({values}) => !isIn(values, said))
      .map(({written}) => written),
    added: theirs
      .filter(({values, isConverted}) => !isConverted && !isIn(values, known))
      .map(({written}) => written),
  };
}

/**
 * Those numbers, each in words for a translator.
 *
 * @param where what follows "the English": its line, say
 */
export function numberFaults(
  english: string,
  translation: string,
  locale: string,
  known = englishValues(english),
  where = '',
): string[] {
  const {lost, added} = differingNumbers(english, translation, locale, known);
  return [
    ...lost.map((number) => `the number ${number} of the English${where} is missing`),
    ...added.map((number) => `the number ${number} is not in the English${where}`),
  ];
}
