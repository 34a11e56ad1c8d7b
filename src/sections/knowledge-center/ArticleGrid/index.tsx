import listFilterScript from '@generated/app-loader/default/listFilter.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import Button from '@site/src/components/Button';
import {type ReactNode, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

import ArticleCard from '../ArticleCard';
import CategoryChips from '../CategoryChips';
import type {ArticleSummary} from '@site/src/data/article';
import {CATEGORY_PARAM, filterArticles, parseCategory} from '../filter';
import styles from './styles.module.css';

/** As many cards as a page begins with: full rows of two and of three. */
export const FIRST = 24;

/** The first row of the widest grid. */
const IN_VIEW = 3;

/** Filter and cards. The category is kept in the URL alone. */
export default function ArticleGrid({
  articles,
  base,
}: {
  articles: ArticleSummary[];
  base: string;
}): ReactNode {
  const category = parseCategory(useQueryStringValue(CATEGORY_PARAM));
  const [isWhole, setIsWhole] = useState(false);
  const grid = useRef<HTMLUListElement>(null);
  const found = filterArticles(articles, category);
  const shown = isWhole ? found : found.slice(0, FIRST);

  function showAll(): void {
    flushSync(() => setIsWhole(true));
    // The button is gone.
    grid.current?.children[FIRST]?.querySelector('a')?.focus();
  }

  return (
    <>
      <CategoryChips base={base} selected={category} />
      <p className={styles.count} role="status">
        <Translate
          id="knowledgeCenter.filter.count"
          values={{
            // The script below may have written another number.
            shown: (
              <span data-shown suppressHydrationWarning>
                {shown.length}
              </span>
            ),
            total: articles.length,
          }}
        >
          {'Showing {shown} of {total} articles'}
        </Translate>
      </p>
      {shown.length === 0 && (
        <div className={styles.empty}>
          <p>
            <Translate id="knowledgeCenter.filter.empty">
              We have not written about this yet.
            </Translate>
          </p>
          <Button variant="ghost" to={base}>
            <Translate id="knowledgeCenter.filter.showAll">Show all articles</Translate>
          </Button>
        </div>
      )}
      <ul ref={grid} className={styles.grid}>
        {shown.map((article, index) => (
          <li key={article.slug} data-kind={article.category}>
            <ArticleCard article={article} late={index >= IN_VIEW} />
          </li>
        ))}
        <li className={styles.notice}>
          <p className={styles.noticeTitle}>
            <Translate id="knowledgeCenter.notice.title">More on the way</Translate>
          </p>
          <p>
            <Translate id="knowledgeCenter.notice.text">
              We add articles as the seasons and the rules change. The newsletter below tells you
              when.
            </Translate>
          </p>
        </li>
      </ul>
      <script
        data-param={CATEGORY_PARAM}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: listFilterScript}}
      />
      {shown.length < found.length && (
        <div className={styles.rest}>
          <Button variant="ghost" onClick={showAll} data-needs-app data-needs-script>
            <Translate id="knowledgeCenter.filter.showAll">Show all articles</Translate>
          </Button>
          {/* For crawlers, too: no other page links to all of these. */}
          <noscript>
            <ul>
              {found.slice(FIRST).map(({slug, permalink, title}) => (
                <li key={slug}>
                  <Link to={permalink}>{title}</Link>
                </li>
              ))}
            </ul>
          </noscript>
        </div>
      )}
    </>
  );
}
