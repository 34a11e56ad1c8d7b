import listFilterScript from '@generated/behaviors/default/listFilter.json';
import Translate from '@docusaurus/Translate';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import Button from '@site/src/components/Button';
import type {ReactNode} from 'react';

import ArticleCard from '../ArticleCard';
import CategoryChips from '../CategoryChips';
import type {ArticleSummary} from '@site/src/data/article';
import {CATEGORY_PARAM, filterArticles, parseCategory} from '../filter';
import styles from './styles.module.css';

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
  const shown = filterArticles(articles, category);

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
      <ul className={styles.grid}>
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
    </>
  );
}
