import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchEntry} from '@site/src/lib/searchEntry';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

import type {Find} from './find';
import {searchIn} from './thisBuild';

/** The query parameter of the search: `?q=leak`. */
const QUERY_PARAM = 'q';
/** Debounce of URL changes; Safari refuses 100 changes in 30 s. */
const REST_MS = 350;

/** A Korean syllable at the end, which may be unfinished: 봏 on the way to 보험. */
const SYLLABLE = /\p{Script=Hangul}$/u;

type Search = {
  query: string;
  /** `isComposing`: the last syllable may be unfinished. */
  setQuery: (query: string, isComposing?: boolean) => void;
  /** The results for `sought`; null while there is no query, or no index yet. */
  results: SearchEntry[] | null;
  sought: string;
};

/**
 * The query, kept in the URL, and its results.
 *
 * @param field the search field, which may have been typed in before
 */
export function useSearch(field: RefObject<HTMLInputElement | null>): Search {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const [query, setText] = useState('');
  const [sought, setSought] = useState('');
  const [find, setFind] = useState<Find | null>(null);
  const timer = useRef<number | undefined>(undefined);

  /** Writes the query into the URL after a pause in typing. */
  const remember = useCallback((text: string): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const url = new URL(location.href);
      if (text.trim()) url.searchParams.set(QUERY_PARAM, text.trim());
      else url.searchParams.delete(QUERY_PARAM);
      history.replaceState(history.state, '', url);
    }, REST_MS);
  }, []);

  useEffect(() => {
    const follow = (typed = ''): void => {
      window.clearTimeout(timer.current);
      const text = typed || (new URLSearchParams(location.search).get(QUERY_PARAM) ?? '');
      setText(text);
      setSought(text);
    };
    const typed = field.current?.value;
    follow(typed);
    if (typed) remember(typed);
    // Back, or a category.
    const changed = (): void => follow();
    window.addEventListener('popstate', changed);
    // In a task of its own: the field answers first.
    const building = window.setTimeout(() => setFind(() => searchIn(locale)));
    return () => {
      window.clearTimeout(timer.current);
      window.clearTimeout(building);
      window.removeEventListener('popstate', changed);
    };
  }, [field, locale, remember]);

  const setQuery = (text: string, isComposing = false): void => {
    setText(text);
    // Keeps the last results if an unfinished syllable finds nothing.
    if (!isComposing || !SYLLABLE.test(text) || !find || find(text).length) setSought(text);
    remember(text);
  };

  const results = find && sought.trim() ? find(sought) : null;
  return {query, setQuery, results, sought};
}
