import type {SearchEntry, Synonyms} from '@site/src/data/searchEntry';
import MiniSearch, {type Query} from 'minisearch';

import {synonymsIn, type Ways} from './synonyms';
import {normalize, tidy, typedWords, words} from '@site/src/data/searchWords';

/** Finds pages for a query, best match first, by its words and what they stand for. */
export type Find = {(query: string): SearchEntry[]; words: (query: string) => string[]};

/** What the best page's score is divided by: below it, a page has little to do with the query. */
const FAR = 40;

/** Beginnings match, except of short words in Latin letters: they begin too much. */
const prefix = (word: string): boolean => word.length > 3 || !/^[a-z]/.test(normalize(word));

/** Typos are tolerated in longer words, never in numbers. */
const fuzzy = (word: string): number | false =>
  word.length > 4 && !/\p{N}/u.test(word) ? 0.2 : false;

/**
 * Pages that say a thing in one of these ways, each word with its accents or without. A synonym
 * counts more than all that was typed: it has been chosen for the page. (A score grows with the
 * square of the words that are found.)
 */
const inOneOf = (ways: Ways): Query => ({
  combineWith: 'OR',
  queries: ways.map((words, index) => ({
    combineWith: 'AND',
    boostTerm: () => (index > 0 ? ways[0]!.length ** 2 + 1 : 1),
    queries: words.map((word) => ({combineWith: 'OR', queries: [word]})),
  })),
});

/**
 * A search over the pages of one language: prefixes, small typos, missing accents and the
 * language's synonyms match, and a hit in the title outweighs one in the text. The address counts,
 * too: in every language, people type English words. The more words a page has, the higher it
 * stands; pages far below the best are left out.
 */
export function finder(entries: SearchEntry[], locale: string, synonyms: Synonyms = {}): Find {
  const index = new MiniSearch({
    idField: 'path',
    fields: ['title', 'headings', 'summary', 'text', 'path'],
    tokenize: (text) => words(text, locale, tidy),
    processTerm: (word) => [...new Set([word, normalize(word)])],
    searchOptions: {boost: {title: 4, headings: 2, summary: 2, path: 4}, prefix, fuzzy},
  });
  index.addAll(entries);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const withSynonyms = synonymsIn(synonyms, locale);

  const heard = Object.keys(synonyms).flatMap((phrase) => words(phrase, locale));
  const isKnown = (word: string): boolean =>
    heard.some((other) => other.startsWith(word)) || index.search(word, {fuzzy: false}).length > 0;

  /** A Korean compound as words that are known: people type no spaces. */
  const apart = (word: string): string[] => {
    if (!/^\p{Script=Hangul}{3,}$/u.test(word) || isKnown(word)) return [word];
    for (let length = word.length - 1; length > 1; length -= 1) {
      const beginning = word.slice(0, length);
      if (isKnown(beginning)) return [beginning, ...apart(word.slice(length))];
    }
    return [word];
  };

  const said = (query: string) => withSynonyms(typedWords(query, locale, tidy).flatMap(apart));
  const find = (query: string) => {
    const found = index.search({combineWith: 'OR', queries: said(query).map(inOneOf)});
    return found
      .filter(({score}) => score * FAR > found[0]!.score)
      .map(({id}) => byPath.get(id as string)!);
  };
  return Object.assign(find, {words: (query: string) => said(query).flat(2).map(normalize)});
}
