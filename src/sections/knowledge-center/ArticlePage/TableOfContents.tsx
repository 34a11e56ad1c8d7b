import Translate from '@docusaurus/Translate';
import type {TOCItem} from '@docusaurus/mdx-loader';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** From this many second-level headings on, an article is long enough for a table of contents. */
export const TOC_FROM = 4;

/** "In this article": folded above the text on phones, beside it on wide screens. */
export default function TableOfContents({
  headings,
  variant,
  lang,
  title = <Translate id="article.toc.title">In this article</Translate>,
}: {
  headings: readonly TOCItem[];
  variant: 'folded' | 'beside';
  /** Language of the headings where it is not the page's. */
  lang?: string;
  title?: ReactNode;
}) {
  const list = (
    <ul className={styles.tocList} lang={lang}>
      {headings.map(({id, value}) => (
        <li key={id}>
          {/* Docusaurus hands headings over as HTML, made from our own Markdown at build time. */}
          <a href={`#${id}`} className={styles.tocLink} dangerouslySetInnerHTML={{__html: value}} />
        </li>
      ))}
    </ul>
  );
  return variant === 'folded' ? (
    <details className={styles.folded} data-screen-only>
      <summary className={styles.summary}>{title}</summary>
      {list}
    </details>
  ) : (
    <nav className={styles.beside} aria-labelledby="article-toc">
      <h2 id="article-toc" className={styles.tocTitle}>
        {title}
      </h2>
      {list}
    </nav>
  );
}
