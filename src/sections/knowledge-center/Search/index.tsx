import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Field from '@site/src/components/Field';
import {PhoneLink} from '@site/src/components/company';
import {useFormats} from '@site/src/components/useFormats';
import {routes} from '@site/src/data/routes';
import clsx from 'clsx';
import {Search as Magnifier} from 'lucide-react';
import {useLayoutEffect, useRef} from 'react';

import Results from './Results';
import styles from './styles.module.css';
import {useSearch} from './useSearch';

/** `id` of the list in whose place a search shows its results. */
export const SEARCHED = 'searched';

/**
 * Search over articles and services. While there is a query, the results show in place of the list
 * (`SEARCHED`). Its code and index are one script, loaded at the first touch of the field; where that does
 * not come, the script in the head says so (`src/browser/islands/hold.ts`).
 */
export default function Search() {
  const {number} = useFormats();
  const isEarly = !useIsBrowser();
  const field = useRef<HTMLInputElement>(null);
  const {query, setQuery, results, sought} = useSearch(field);
  const isShown = results !== null;
  useLayoutEffect(() => {
    document.getElementById(SEARCHED)?.toggleAttribute('hidden', isShown);
  }, [isShown]);
  return (
    <>
      <search className={styles.search} data-needs-script>
        <Field
          id="knowledge-center-search"
          name="q"
          marked={false}
          label={
            <Translate id="knowledgeCenter.search.label">Search articles and services</Translate>
          }
        >
          {(control) => (
            <span className={styles.box}>
              <Magnifier className={styles.magnifier} aria-hidden="true" />
              <input
                {...control}
                className={clsx(control.className, styles.input)}
                ref={field}
                type="search"
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
                value={query}
                onChange={({target, nativeEvent}) =>
                  setQuery(target.value, (nativeEvent as InputEvent).isComposing)
                }
                onCompositionEnd={({currentTarget}) => setQuery(currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Escape' && query) {
                    event.preventDefault();
                    setQuery('');
                  }
                }}
              />
            </span>
          )}
        </Field>
        {isEarly && (
          <p role="alert" className={styles.late} hidden data-late-notice>
            <Translate id="knowledgeCenter.search.failed">
              The search didn’t load. Please check your connection and try again.
            </Translate>
          </p>
        )}
      </search>
      <div role="status">
        {results && results.length > 0 && (
          <p className={styles.status}>
            <Translate
              id="knowledgeCenter.search.count"
              values={{count: number(results.length)}}
              description="How many articles and services a search has found"
            >
              {'Results: {count}'}
            </Translate>
          </p>
        )}
        {results?.length === 0 && (
          <p className={styles.status}>
            <Translate id="knowledgeCenter.search.none" values={{query: sought.trim()}}>
              {'Nothing found for “{query}”. Try another word, or a shorter one.'}
            </Translate>
          </p>
        )}
      </div>
      {results?.length === 0 && (
        <p className={styles.ask}>
          <Link to={routes.contact}>
            <Translate id="knowledgeCenter.search.ask">Ask us instead</Translate>
          </Link>
          <PhoneLink />
        </p>
      )}
      {results && <Results results={results} query={sought} />}
    </>
  );
}
