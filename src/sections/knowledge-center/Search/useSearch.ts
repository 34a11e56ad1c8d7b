import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchEntry} from '@site/src/data/searchEntry';
import {useCallback, useEffect, useRef, useState} from 'react';

import type {Find} from './find';

/** The name in the query string that holds what is searched for: `?q=leak`. */
const QUERY_PARAM = 'q';
/** How long the fingers rest before the address changes; Safari refuses 100 changes in 30 s. */
const REST_MS = 350;

const queryIn = (search: string): string => new URLSearchParams(search).get(QUERY_PARAM) ?? '';

type Search = {
  query: string;
  setQuery: (query: string) => void;
  /** Starts the download of code and index; again after a failure. */
  load: () => void;
  /** What was found; null while nothing is searched for, or the index is on its way. */
  results: SearchEntry[] | null;
  hasFailed: boolean;
};

/** What is searched for, kept in the address, and what was found. Loads nothing until it must. */
export function useSearch(): Search {
  const history = useHistory();
  const locale = useDocusaurusContext().i18n.currentLocale;
  const [query, setText] = useState('');
  const [find, setFind] = useState<Find | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);
  const timer = useRef<number | undefined>(undefined);

  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    setHasFailed(false);
    import(/* webpackChunkName: "search" */ './engine')
      .then(({findIn}) => setFind(() => findIn(locale)))
      .catch(() => {
        isLoading.current = false;
        setHasFailed(true);
      });
  }, [locale]);

  useEffect(() => {
    const follow = (search: string) => {
      window.clearTimeout(timer.current);
      const wanted = queryIn(search);
      setText(wanted);
      if (wanted) load();
    };
    follow(history.location.search);
    // Our own changes of the address replace; all others (Back, a category) are followed.
    const stop = history.listen(({search}, action) => {
      if (action !== 'REPLACE') follow(search);
    });
    return () => {
      window.clearTimeout(timer.current);
      stop();
    };
  }, [history, load]);

  const setQuery = (text: string): void => {
    setText(text);
    if (text) load();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const params = new URLSearchParams(history.location.search);
      if (text.trim()) params.set(QUERY_PARAM, text.trim());
      else params.delete(QUERY_PARAM);
      history.replace({...history.location, search: params.toString()});
    }, REST_MS);
  };

  const results = find && query.trim() ? find(query) : null;
  return {query, setQuery, load, results, hasFailed: hasFailed && query !== ''};
}
