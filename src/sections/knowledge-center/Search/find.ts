import type {SearchEntry, Synonyms} from '@site/src/lib/searchEntry';
import {sound, terms} from '@site/src/lib/searchTerms';
import {typedWords} from '@site/src/lib/searchWords';
import MiniSearch from 'minisearch';

import {mendedBy} from './mended';
import {meantIn} from './synonyms';

/** Finds pages for a query, best first; `words` gives the word beginnings that select text parts. */
export type Find = {(query: string): SearchEntry[]; words: (query: string) => string[]};

/** Pages with less than 1/100 of the best page's score have little to do with the query. */
const FAR = 100;

/** A word on more than this share of the pages is on nearly every one. */
const EVERYWHERE = 0.8;

/**
 * A search over the pages of one language: beginnings, small typos, other endings, missing accents
 * and the language's synonyms match, and a hit in the title outweighs one in the text. The address
 * counts, too: in every language, people type English words. The more of the query's words a page has,
 * the higher it ranks; pages far below the best are left out.
 */
export function finder(entries: SearchEntry[], locale: string, synonyms: Synonyms = {}): Find {
  /** Too many words begin with a short Latin word, or with a finished Vietnamese one. */
  const prefix = (term: string, at: number, all: string[]): boolean =>
    locale === 'vi' ? at === all.length - 1 : term.length > 3 || !/^[a-z]/.test(term);
  /** Typos are tolerated in longer words, never in numbers. */
  const fuzzy = (term: string): number | false =>
    /[\p{N} ]|\p{Script=Hangul}/u.test(term) || term.length < 6
      ? false
      : locale === 'vi'
        ? 0.12
        : 0.2;

  const index = new MiniSearch({
    idField: 'path',
    fields: ['title', 'headings', 'summary', 'text', 'path'],
    tokenize: (text, field) => terms(text, locale, field !== 'text'),
    processTerm: (term) => term,
    searchOptions: {boost: {title: 4, headings: 2, summary: 2, path: 4}, prefix, fuzzy},
  });
  index.addAll(entries);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const mended = mendedBy([...entries.flatMap(Object.values), ...Object.values(synonyms)], locale);
  const heard = meantIn(synonyms, locale);
  const meant = (query: string) => heard(mended(query));

  /** Words of nearly every page ("roof") tell no page from another: they count where nothing else does. */
  const isEverywhere = (term: string): boolean =>
    index.search(term, {tokenize: (only) => [only], prefix: false, fuzzy: false}).length >
    entries.length * EVERYWHERE;

  const find = (query: string) => {
    const {typed, others} = meant(query);
    const asked = terms(typed, locale);
    const rare = asked.filter((term) => !isEverywhere(term));
    /** In Vietnamese most words have two syllables, and each alone means something else. */
    const [pair, more] = asked.filter((term) => term.includes(' '));
    const singles = asked.filter((term) => term !== pair);
    const isMeant = (on: string[]): boolean =>
      !pair ||
      Boolean(more) ||
      others.size > 0 ||
      on.includes(pair) ||
      singles.every((term) => on.includes(term));
    // A synonym outweighs all typed words: it was chosen for the page.
    const found = index.search({
      combineWith: 'OR',
      queries: [
        {
          queries: [typed],
          boostTerm: (term) => (rare.length > 0 && !rare.includes(term) ? 0.01 : 1),
        },
        ...Array.from(others, ([says, length]) => ({
          combineWith: 'AND' as const,
          fuzzy: false,
          tokenize: (text: string) => terms(text, locale, false),
          boostTerm: () => length + 1,
          queries: [says],
        })),
      ],
    });
    return found
      .filter(({score, queryTerms}) => score * FAR > found[0]!.score && isMeant(queryTerms))
      .map(({id}) => byPath.get(id as string)!);
  };
  /** Word beginnings to look up with `partsFor`. */
  const lookedUp = (query: string) => {
    const {typed, others} = meant(query);
    return [typed, ...others.keys()]
      .flatMap((text) => typedWords(text, locale))
      .map((word) => {
        const stem = sound(word, locale);
        return word.startsWith(stem) ? stem : word;
      });
  };
  return Object.assign(find, {words: lookedUp});
}
