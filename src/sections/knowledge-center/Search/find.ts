import type {SearchEntry} from '@site/src/data/searchEntry';
import MiniSearch from 'minisearch';

import {words} from './words';

/** Finds pages for a query, best match first. */
export type Find = (query: string) => SearchEntry[];

/** Typos are tolerated in longer words, never in numbers. */
const fuzzy = (word: string): number | false =>
  word.length > 4 && !/\p{N}/u.test(word) ? 0.2 : false;

/**
 * A search over the pages of one language: prefixes, small typos and missing accents match, and a
 * hit in the title outweighs one in the text. Returns the pages that contain every word, or where
 * there are none, those that contain some.
 */
export function finder(entries: SearchEntry[], locale: string): Find {
  const index = new MiniSearch({
    idField: 'path',
    fields: ['title', 'headings', 'summary', 'text'],
    tokenize: (text) => words(text, locale),
    processTerm: (word) => word,
    searchOptions: {boost: {title: 6, headings: 2, summary: 2}, prefix: true, fuzzy},
  });
  index.addAll(entries);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return (query) => {
    const all = index.search(query, {combineWith: 'AND'});
    const results = all.length > 0 ? all : index.search(query, {combineWith: 'OR'});
    return results.map(({id}) => byPath.get(id as string)!);
  };
}
