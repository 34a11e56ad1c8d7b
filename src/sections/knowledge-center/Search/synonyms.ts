import type {Synonyms} from '@site/src/lib/searchEntry';
import {asked, terms} from '@site/src/lib/searchTerms';
import {normalize, tidy, words} from '@site/src/lib/searchWords';
import MiniSearch from 'minisearch';

/** `typed`: the query without filler; `others`: its synonyms, with the length of the matched phrase. */
type Meant = {typed: string; others: Map<string, number>};

const listed = (phrases: string[] = []): string[] => phrases.flatMap((line) => line.split(', '));

/** Removes filler phrases ("how do I") from a query; accents count only if they are typed. */
function withoutIn(phrases: string[]): (query: string) => string {
  const silent = phrases.map((phrase) => words(phrase, tidy)).sort((a, b) => b.length - a.length);
  const isSame = (typed: string, word: string) => typed === word || typed === normalize(word);

  return (query) => {
    const typed = words(query, tidy);
    const told: string[] = [];
    for (let at = 0; at < typed.length;) {
      const phrase = silent.find((some) =>
        some.every((word, index) => isSame(typed[at + index] ?? '', word)),
      );
      if (!phrase) told.push(typed[at]!);
      at += phrase?.length ?? 1;
    }
    return (told.length > 0 ? told : typed).join(' ');
  };
}

/**
 * Finds a language's synonym phrases in a query. The words of a phrase may come in any order, with other
 * words between them and a small typo in long ones, and the last word may be unfinished. A longer phrase
 * overrides the phrases that it includes.
 */
export function meantIn(synonyms: Synonyms, locale: string): (query: string) => Meant {
  const without = withoutIn(listed(synonyms['']));
  /** In Vietnamese, pairs of neighbors, or a single word with its accents: syllables say little. */
  const telling = (phrase: string): string[] => {
    const told = without(phrase);
    return [...new Set(locale === 'vi' ? asked(told, locale).flat() : terms(told, locale))];
  };
  const phrases = Object.entries(synonyms)
    .filter(([says]) => says !== '')
    .flatMap(([says, some]) => listed(some).map((phrase) => ({says, phrase})))
    .map(({says, phrase}, id) => ({id, says, phrase, of: telling(phrase)}));
  const index = new MiniSearch({
    fields: ['phrase'],
    tokenize: telling,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (query) => terms(without(query), locale),
      fuzzy: (term) => /^[a-z]{7,}$/.test(term) && 0.17,
      prefix: (term, at, all) => at === all.length - 1 && term.length > 4,
    },
  });
  index.addAll(phrases);

  return (query) => {
    const heard = index
      .search(query)
      .filter(({id, terms: found}) => phrases[id as number]!.of.length === found.length)
      .map(({id}) => phrases[id as number]!);
    const isPart = (of: string[]) =>
      heard.some(
        (more) => more.of.length > of.length && of.every((term) => more.of.includes(term)),
      );
    // Of two phrases with the same synonym, the longer one counts.
    const others = heard
      .filter(({of}) => !isPart(of))
      .sort((a, b) => a.of.length - b.of.length)
      .flatMap(({says, of}) => says.split(', ').map((one): [string, number] => [one, of.length]));
    return {typed: without(query), others: new Map(others)};
  };
}
