import Button from '@site/src/components/Button';
import {routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

import type {ArticleFrontMatter} from '@site/src/lib/article';
import styles from './styles.module.css';

/** The article's own CTA; it always leads to the inspection form. */
export default function ArticleCta({
  cta,
  lang,
}: {
  cta: ArticleFrontMatter['cta'];
  lang?: string;
}): ReactNode {
  return (
    <aside className={styles.cta} data-background="deep" aria-labelledby="article-cta" lang={lang}>
      <h2 id="article-cta" className={styles.ctaTitle}>
        {cta.title}
      </h2>
      <p className={styles.ctaText}>{cta.description}</p>
      <Button to={routes.contact}>{cta.buttonText}</Button>
    </aside>
  );
}
