/** What is wrong with the translation of a message, apart from the words. */
import {englishValues, numberFaults} from './numbers';
import {OTHER_VALUES, SAME_AS_ENGLISH} from './waivers';

/** The values and tags of a message: `{hours}`, `<b>`. */
const marksIn = (message: string): string[] => [
  ...new Set([...message.matchAll(/\{[^{}]*\}|<\/?\w[^<>]*>/g)].map(([mark]) => mark)),
];

const hasWords = (message: string): boolean =>
  /\p{L}{2}/u.test(message.replace(/\{[^{}]*\}|<[^<>]*>/g, ' '));

/** The English with the values that a language takes in their place. */
function withOtherValues(id: string, english: string, translation: string, locale: string): string {
  return OTHER_VALUES.filter((waiver) => waiver.id === id && waiver.locales.includes(locale))
    .filter(({instead}) => translation.includes(instead))
    .reduce((text, waiver) => text.replaceAll(waiver.english, waiver.instead), english);
}

/**
 * Values and tags that are lost or changed, English words that stayed, other numbers.
 *
 * @returns each fault in words for a translator
 */
export function messageFaults(
  id: string,
  english: string,
  translation: string,
  locale: string,
): string[] {
  const ours = marksIn(withOtherValues(id, english, translation, locale));
  const theirs = marksIn(translation);
  const lost = ours.filter((mark) => !theirs.includes(mark));
  const added = theirs.filter((mark) => !ours.includes(mark));
  const mayBeSame = SAME_AS_ENGLISH.some(
    (waiver) => waiver.id === id && waiver.locales.includes(locale),
  );
  const bare = (message: string): string => message.replace(/\{[^{}]*\}/g, ' ');
  return [
    ...(translation === english && hasWords(english) && !mayBeSame
      ? ['is still the English words']
      : []),
    ...lost.map((mark) => `${mark} of the English is missing; copy it as it is`),
    ...added.map((mark) => `${mark} is not in the English`),
    ...numberFaults(bare(english), bare(translation), locale, englishValues(english)),
  ];
}
