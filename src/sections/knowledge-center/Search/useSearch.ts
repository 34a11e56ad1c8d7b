import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchEntry} from '@site/src/lib/searchEntry';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

import type {Find} from './find';

/** The query parameter of the search: `?q=leak`. */
const QUERY_PARAM = 'q';
/** Debounce of URL changes; Safari refuses 100 changes in 30 s. */
const REST_MS = 350;

const queryIn = (search: string): string => new URLSearchParams(search).get(QUERY_PARAM) ?? '';

/** A Korean syllable at the end, which may be unfinished: 봏 on the way to 보험. */
const SYLLABLE = /\p{Script=Hangul}$/u;

type Search = {
  query: string;
  /** `isComposing`: the last syllable may be unfinished. */
  setQuery: (query: string, isComposing?: boolean) => void;
  /** Starts the download of code and index; again after a failure. */
  load: () => void;
  /** The results for `sought`; null while there is no query, or the index is loading. */
  results: SearchEntry[] | null;
  sought: string;
  hasFailed: boolean;
};

/**
 * The query, kept in the URL, and its results. Loads nothing before it is needed.
 *
 * @param field the search field, which may have been typed in before hydration
 */
export function useSearch(field: RefObject<HTMLInputElement | null>): Search {
  const history = useHistory();
  const locale = useDocusaurusContext().i18n.currentLocale;
  const [query, setText] = useState('');
  const [sought, setSought] = useState('');
  const [find, setFind] = useState<Find | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);
  const timer = useRef<number | undefined>(undefined);

  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    setHasFailed(false);
    import(/* webpackChunkName: "search" */ './thisBuild')
      .then(({searchIn}) => searchIn(locale))
      .then((built) => setFind(() => built))
      .catch((error: unknown) => {
        window.reloadIfGone?.(error);
        isLoading.current = false;
        setHasFailed(true);
      });
  }, [locale]);

  /** Writes the query into the URL after a pause in typing. */
  const remember = useCallback(
    (text: string): void => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        const params = new URLSearchParams(history.location.search);
        if (text.trim()) params.set(QUERY_PARAM, text.trim());
        else params.delete(QUERY_PARAM);
        history.replace({...history.location, search: params.toString()});
      }, REST_MS);
    },
    [history],
  );

  useEffect(() => {
    const follow = (search: string, typed = '') => {
      window.clearTimeout(timer.current);
      const query = typed || queryIn(search);
      setText(query);
      setSought(query);
      if (query) load();
    };
    const typed = field.current?.value;
    follow(history.location.search, typed);
    if (typed) remember(typed);
    // Our own changes replace the URL; follow all others (Back, a category).
    const stop = history.listen(({search}, action) => {
      if (action !== 'REPLACE') follow(search);
    });
    return () => {
      window.clearTimeout(timer.current);
      stop();
    };
  }, [field, history, load, remember]);

  const setQuery = (text: string, isComposing = false): void => {
    setText(text);
    // Keeps the last results if an unfinished syllable finds nothing.
    if (!isComposing || !SYLLABLE.test(text) || !find || find(text).length) setSought(text);
    if (text) load();
    remember(text);
  };

  const results = find && sought.trim() ? find(sought) : null;
  return {query, setQuery, load, results, sought, hasFailed: hasFailed && query !== ''};
}
