import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import {routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

import ArticleCard from '../ArticleCard';
import CategoryChips from '../CategoryChips';
import type {ArticleSummary} from '../article';
import {CATEGORY_PARAM, filterArticles, parseCategory} from '../filter';
import styles from './styles.module.css';

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
          values={{shown: shown.length, total: articles.length}}
        >
          {'Showing {shown} of {total} articles'}
        </Translate>
      </p>
      {shown.length === 0 && (
        <p className={styles.empty}>
          <Translate id="knowledgeCenter.filter.empty">
            We have not written about this yet.
          </Translate>{' '}
          <Link to={base}>
            <Translate id="knowledgeCenter.filter.showAll">Show all articles</Translate>
          </Link>{' '}
          <Link to={routes.services}>
            <Translate id="knowledgeCenter.filter.services">See what we do about it</Translate>
          </Link>
        </p>
      )}
      <ul className={styles.grid}>
        {shown.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
        <li className={styles.notice}>
          <p className={styles.noticeTitle}>
            <Translate id="knowledgeCenter.notice.title">More on the way</Translate>
          </p>
          <p>
            <Translate id="knowledgeCenter.notice.text">
              We add articles as the seasons and the rules change. The letter below tells you when.
            </Translate>
          </p>
        </li>
      </ul>
    </>
  );
}
