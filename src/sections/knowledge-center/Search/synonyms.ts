import type {Synonyms} from '@site/src/data/searchEntry';

import {normalize, tidy, typedWords, words} from '@site/src/data/searchWords';

/** Ways to say one thing, each as its words; the typed one first. */
export type Ways = string[][];

/** Letters after which the beginning of a synonym is taken for it, while somebody is typing. */
const BEGINNING = 3;

/**
 * Puts the synonyms of a language beside what was typed. Accents and capital letters make no
 * difference, the longest phrase wins, and the last word may be unfinished. A phrase that stands for
 * nothing ("how do I") is passed over, except where nothing else was typed.
 *
 * @returns a function from the words of a query to one entry for each of its words or phrases
 */
export function synonymsIn(synonyms: Synonyms, locale: string): (typed: string[]) => Ways[] {
  const phrases = Object.entries(synonyms)
    .map(([phrase, others]) => ({
      phrase: typedWords(phrase, locale),
      others: others.map((other) => words(other, locale, tidy)),
    }))
    .sort((a, b) => b.phrase.length - a.phrase.length);

  const phraseAt = (typed: string[], mayBeUnfinished: boolean) =>
    phrases.find(
      ({phrase, others}) =>
        phrase.length <= typed.length &&
        phrase.every((word, index) => {
          const heard = normalize(typed[index]!);
          const isBeginning = heard.length >= BEGINNING && word.startsWith(heard);
          const isLast = index === typed.length - 1;
          const hasEnding = locale === 'ko' && word.length > 1 && heard.startsWith(word);
          return (
            heard === word ||
            hasEnding ||
            (mayBeUnfinished && others.length > 0 && isLast && isBeginning)
          );
        }),
    );
  return (typed) => {
    const found: Ways[] = [];
    for (let rest = typed; rest.length > 0;) {
      const match = phraseAt(rest, false) ?? phraseAt(rest, true);
      const taken = rest.slice(0, match?.phrase.length ?? 1);
      if (match?.others.length !== 0) found.push([taken, ...(match?.others ?? [])]);
      rest = rest.slice(taken.length);
    }
    return found.length > 0 ? found : typed.map((word) => [[word]]);
  };
}
