/** What is wrong with the translation of a message, apart from the words. */
import {isStillEnglish} from '../../src/markdown';

/** How a problem ends of words that nobody has translated. */
export const STILL_ENGLISH = 'is still the English words';

/** The values and tags of a message: `{hours}`, `<b>`. */
const marksIn = (message: string): string[] => [
  ...new Set([...message.matchAll(/[$%]?\{+[^{}]*\}+|<\/?\w[^<>]*>/g)].map(([mark]) => mark)),
];

const withoutMarks = (message: string): string => message.replace(/\{[^{}]*\}|<[^<>]*>/g, ' ');

/** Languages reword “24/7”, so only its 24 is compared. */
const numbersIn = (text: string): string[] =>
  text.replaceAll('24/7', '24').match(/\d+(?:[.,]\d+)*/g) ?? [];

/**
 * Numbers that the English has in digits and its translation lacks, each in words for a translator.
 * Every language writes them as readers see them in the United States: 2,000 and 4.8.
 *
 * @param where what follows "the English": its line, say
 */
export function lostNumbers(english: string, translation: string, where = ''): string[] {
  const theirs = numbersIn(translation);
  return [...new Set(numbersIn(english))]
    .filter((number) => !theirs.includes(number))
    .map((number) => `the number ${number} of the English${where} is missing`);
}

/**
 * Values and tags that are lost or changed, English words that stayed, lost numbers.
 *
 * @param mayBeSame whether a name or a single word may read like the English
 */
export function messageFaults(english: string, translation: string, mayBeSame = false): string[] {
  const [ours, theirs] = [marksIn(english), marksIn(translation)];
  const lost = ours.filter((mark) => !theirs.includes(mark));
  const added = theirs.filter((mark) => !ours.includes(mark));
  const [bare, translated] = [english, translation].map(withoutMarks) as [string, string];
  const isSame = mayBeSame
    ? isStillEnglish(bare, translated, 1)
    : bare === translated && /\p{L}{2}/u.test(bare);
  return [
    ...(isSame ? [STILL_ENGLISH] : []),
    ...lost.map((mark) => `${mark} of the English is missing; copy it as it is`),
    ...added.map((mark) => `${mark} is not in the English`),
    ...lostNumbers(bare, translated),
  ];
}
