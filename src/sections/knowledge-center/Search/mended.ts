// cspell:ignore raingutters gaurantee
import {sound} from '@site/src/lib/searchTerms';
import {normalize, tidy} from '@site/src/lib/searchWords';

/** Shorter words turn into other words too easily; longer ones are none. */
const CORRECTED = {from: 8, to: 30};

const LATIN = /\p{Script=Latin}+/gu;

/**
 * Returns a function that corrects long unknown words of a query to words of `texts`: "gaurantee" has two
 * swapped letters, which MiniSearch counts as two typos, and "raingutters" lacks a space.
 */
export function mendedBy(texts: unknown[], locale: string): (query: string) => string {
  const latin = texts.flatMap((text) => normalize(String(text)).match(LATIN) ?? []);
  const known = new Set([...new Set(latin)].map((word) => sound(word, locale)));
  const isKnown = (word: string) => known.has(sound(word, locale));
  const isBeginning = (word: string) => [...known].some((whole) => whole.startsWith(word));

  const swapped = (word: string): string | undefined =>
    Array.from(word.slice(1), (letter, at) =>
      [word.slice(0, at), letter, word[at], word.slice(at + 2)].join(''),
    ).find(isKnown);
  /** Splits at the longest known beginning. The first word has two letters or more, the last three. */
  const apart = (word: string): string | undefined => {
    if (isKnown(word)) return word;
    for (let at = word.length - 3; at > 1; at--) {
      const rest = isKnown(word.slice(0, at)) && apart(word.slice(at));
      if (rest) return `${word.slice(0, at)} ${rest}`;
    }
    return undefined;
  };
  const mend = (word: string): string =>
    isKnown(word) || isBeginning(word) ? word : (swapped(word) ?? apart(word) ?? word);

  return (query) =>
    tidy(query).replace(LATIN, (word) =>
      word.length < CORRECTED.from || word.length > CORRECTED.to ? word : mend(word),
    );
}
