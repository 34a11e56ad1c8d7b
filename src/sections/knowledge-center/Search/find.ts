import type {SearchEntry, Synonyms} from '@site/src/lib/searchEntry';
import {asked, spelled, terms, textWords} from '@site/src/lib/searchTerms';
import MiniSearch, {type Query} from 'minisearch';

import {mendedBy} from './mended';
import {meantIn} from './synonyms';

/** Finds pages for a query, best first. */
export type Find = (query: string) => SearchEntry[];

/** A word on more than this share of the pages is on nearly every one. */
const EVERYWHERE = 0.8;

/** Words of this length may be misspelled in titles, and unfinished in the text. */
const LONG = 6;

/** Nobody types more to find a page. */
const LONGEST_QUERY = 200;

/** What tells what a page is about, beside its running text. */
const ABOUT = ['title', 'headings', 'summary', 'path'];

const every = (queries: Query[]) => ({combineWith: 'AND' as const, queries});
const some = (queries: Query[]) => ({combineWith: 'OR' as const, queries});

/** A word in what a page is about: its beginning, a small typo in a long word; no other number. */
const about = (word: string[]) => ({
  ...every(word),
  fields: ABOUT,
  prefix: (term: string) => term.length > 3 || !/^[a-z]/.test(term),
  fuzzy: (term: string) => term.length >= LONG && !/[\p{N} ]|\p{Script=Hangul}/u.test(term) && 0.2,
});
const inText = (word: string) => ({
  ...every([word]),
  fields: ['text'],
  prefix: word.length >= LONG,
});

/**
 * A search over the pages of one language. A page is found by a word of its title, headings, summary or
 * address, or of a synonym, as it sounds and with other endings; by its running text alone where that has all
 * words of the query as they are spelled. The address counts because people type English words in every
 * language. Words of nearly every page ("roof") count where nothing else is typed.
 */
export function finder(entries: SearchEntry[], locale: string, synonyms: Synonyms = {}): Find {
  const index = new MiniSearch({
    idField: 'path',
    fields: [...ABOUT, 'text'],
    tokenize: (text, field) => (field === 'text' ? textWords : terms)(text, locale),
    processTerm: (term) => term,
    searchOptions: {
      boost: {title: 4, headings: 2, summary: 2, path: 4},
      tokenize: (term) => [term],
    },
  });
  index.addAll(entries);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const mended = mendedBy([...entries.flatMap(Object.values), ...Object.values(synonyms)], locale);
  const heard = meantIn(synonyms, locale);

  const isEverywhere = (term: string): boolean =>
    index.search(term).length > entries.length * EVERYWHERE;
  const telling = (words: string[][]): string[][] => {
    const rare = words.filter((word) => !word.every(isEverywhere));
    return rare.length > 0 ? rare : words;
  };

  return (query) => {
    const {typed, others} = heard(mended(query.slice(0, LONGEST_QUERY)));
    const text = telling(spelled(typed, locale).map((word) => [word]))
      .flat()
      .map(inText);
    const found = index.search(
      every([
        some([
          ...telling(asked(typed, locale)).map(about),
          every(text),
          // A synonym outweighs all typed words: it was chosen for the page.
          ...Array.from(others, ([says, length]) => ({
            ...some([
              every(asked(says, locale).map(about)),
              every(spelled(says, locale).map(inText)),
            ]),
            boostTerm: () => length + 1,
          })),
        ]),
        // Adds to the rank of a page, and finds none.
        some([MiniSearch.wildcard, ...text]),
      ]),
    );
    return found.map(({id}) => byPath.get(id as string)!);
  };
}
