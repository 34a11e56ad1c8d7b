import type {SearchEntry, Synonyms} from '@site/src/data/searchEntry';
import MiniSearch, {type Query} from 'minisearch';

import {synonymsIn, type Ways} from './synonyms';
import {typedWords, words} from './words';

/** Finds pages for a query, best match first. */
export type Find = (query: string) => SearchEntry[];

/** Typos are tolerated in longer words, never in numbers. */
const fuzzy = (word: string): number | false =>
  word.length > 4 && !/\p{N}/u.test(word) ? 0.2 : false;

/** Pages that say a thing in one of these ways. */
const inOneOf = (ways: Ways): Query => ({
  combineWith: 'OR',
  queries: ways.map((queries) => ({combineWith: 'AND', queries})),
});

/**
 * A search over the pages of one language: prefixes, small typos, missing accents and the
 * language's synonyms match, and a hit in the title outweighs one in the text. Returns the pages
 * that contain every word, or where there are none, those that contain some.
 */
export function finder(entries: SearchEntry[], locale: string, synonyms: Synonyms = {}): Find {
  const index = new MiniSearch({
    idField: 'path',
    fields: ['title', 'headings', 'summary', 'text'],
    tokenize: (text) => words(text, locale),
    processTerm: (word) => word,
    searchOptions: {boost: {title: 6, headings: 2, summary: 2}, prefix: true, fuzzy},
  });
  index.addAll(entries);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const withSynonyms = synonymsIn(synonyms, locale);
  return (query) => {
    const queries = withSynonyms(typedWords(query, locale)).map(inOneOf);
    const all = index.search({combineWith: 'AND', queries});
    const results = all.length > 0 ? all : index.search({combineWith: 'OR', queries});
    return results.map(({id}) => byPath.get(id as string)!);
  };
}
