import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {SearchEntry} from '@site/src/data/searchEntry';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The results, as links. */
export default function Results({results}: {results: SearchEntry[]}): ReactNode {
  return (
    <ul className={styles.results}>
      {results.map(({kind, title, summary, path, isEnglish}) => (
        <li key={path} className={styles.result}>
          <p className={styles.kind}>
            {kind === 'article' ? (
              <Translate id="knowledgeCenter.search.article">Article</Translate>
            ) : (
              <Translate id="knowledgeCenter.search.service">Service</Translate>
            )}
          </p>
          <div lang={isEnglish ? 'en' : undefined}>
            <h2 className={styles.title}>
              <Link className={styles.link} to={path}>
                {title}
              </Link>
            </h2>
            <p className={styles.summary}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
