import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StretchedLink, {linkedBlock} from '@site/src/components/StretchedLink';
import type {SearchEntry} from '@site/src/lib/searchEntry';
import {normalize, typedWords} from '@site/src/lib/searchWords';
import clsx from 'clsx';

import styles from './styles.module.css';

/** A text; its words that begin with one of the typed words are marked. */
const Marked = ({text, typed}: {text: string; typed: string[]}) =>
  text.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) => {
    const word = normalize(part);
    // Every second part is a word.
    const isFound = index % 2 === 1 && typed.some((beginning) => word.startsWith(beginning));
    return isFound ? <mark key={index}>{part}</mark> : part;
  });

/** The results as links, with the typed words marked. */
export default function Results({results, query}: {results: SearchEntry[]; query: string}) {
  const typed = typedWords(query, useDocusaurusContext().i18n.currentLocale);
  return (
    <ul className={styles.results}>
      {results.map(({kind, title, summary, path, isEnglish}) => (
        <li key={path} className={clsx(linkedBlock, styles.result)}>
          <p className={styles.kind}>
            {kind === 'article' ? (
              <Translate id="knowledgeCenter.search.article">Article</Translate>
            ) : (
              <Translate id="knowledgeCenter.search.service">Service</Translate>
            )}
          </p>
          <div lang={isEnglish ? 'en' : undefined}>
            <h2 className={styles.title}>
              <StretchedLink className={styles.link} to={path}>
                <Marked text={title} typed={typed} />
              </StretchedLink>
            </h2>
            <p className={styles.summary}>
              <Marked text={summary} typed={typed} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
