import Translate from '@docusaurus/Translate';
import StretchedLink, {linkedBlock} from '@site/src/components/StretchedLink';
import type {SearchEntry} from '@site/src/data/searchEntry';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The results, as links. */
export default function Results({results}: {results: SearchEntry[]}): ReactNode {
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
                {title}
              </StretchedLink>
            </h2>
            <p className={styles.summary}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
