import Button from '@site/src/components/Button';
import {routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

import type {ArticleFrontMatter} from '../article';
import styles from './styles.module.css';

/** The article's own call to action; it always leads to the inspection form. */
export default function ArticleCta({
  cta,
  lang,
}: {
  cta: ArticleFrontMatter['cta'];
  lang?: string;
}): ReactNode {
  return (
    <aside className={styles.call} data-ground="deep" aria-labelledby="article-call" lang={lang}>
      <h2 id="article-call" className={styles.callTitle}>
        {cta.title}
      </h2>
      <p className={styles.callText}>{cta.description}</p>
      <Button to={routes.contact}>{cta.buttonText}</Button>
    </aside>
  );
}
