import Translate, {translate} from '@docusaurus/Translate';
import {ghostButton} from '@site/src/components/Button';
import ServiceLinks from '@site/src/components/ServiceLinks';
import ListFilter, {chip, chips, Shown} from '@site/src/components/ListFilter';
import {type Facts, FACTS, PARAM, VALUE} from '@site/src/components/ListFilter/behavior';
import services from '@generated/services-data/default/cards.json';
import {CATEGORIES} from '@site/src/data/categories';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import {categoryName} from '@site/src/lib/articleLabels';
import type {ReactNode} from 'react';

import ArticleCard from '../ArticleCard';
import type {ArticleSummary} from '@site/src/lib/article';
import styles from './styles.module.css';

/** The services that help after a storm, in the place of a category without articles. */
const HELP = ['storm-damage-repair', EMERGENCY_SLUG, 'roof-inspection'];

/** The first row of the widest grid. */
const IN_VIEW = 3;

/** The query parameter of the filter: `?category=insurance`. */
const CATEGORY_PARAM = 'category';

const factsOf = ({category}: ArticleSummary, at: number): Facts => ({category, at});

/** A choice of the filter, a link: a filtered list has a URL to share, and Back undoes a choice. */
function Chip({
  base,
  category = '',
  children,
}: {
  base: string;
  category?: string;
  children: ReactNode;
}) {
  return (
    <li>
      <a
        href={category ? `${base}?${CATEGORY_PARAM}=${category}` : base}
        className={chip}
        aria-current={category ? undefined : 'true'}
        {...{[PARAM]: CATEGORY_PARAM, [VALUE]: category}}
      >
        {children}
      </a>
    </li>
  );
}

/**
 * Filter and cards.
 *
 * @param base path of the list page
 */
export default function ArticleGrid({articles, base}: {articles: ArticleSummary[]; base: string}) {
  return (
    <ListFilter
      filter={
        <nav
          aria-label={translate({
            id: 'knowledgeCenter.filter.label',
            message: 'Filter by category',
          })}
        >
          <ul className={chips}>
            <Chip base={base}>
              <Translate id="knowledgeCenter.filter.all">All articles</Translate>
            </Chip>
            {CATEGORIES.map((category) => (
              <Chip key={category} base={base} category={category}>
                {categoryName(category)}
              </Chip>
            ))}
          </ul>
        </nav>
      }
      count={
        <Translate
          id="knowledgeCenter.filter.count"
          values={{shown: <Shown>{articles.length}</Shown>, total: articles.length}}
        >
          {'Showing {shown} of {total} articles'}
        </Translate>
      }
      none={
        <>
          <p>
            <Translate id="knowledgeCenter.filter.empty">
              No articles here yet. These pages can help:
            </Translate>
          </p>
          <ServiceLinks services={services.filter(({slug}) => HELP.includes(slug))} />
          <a href={base} className={ghostButton} {...{[PARAM]: CATEGORY_PARAM, [VALUE]: ''}}>
            <Translate id="knowledgeCenter.filter.showAll">Show all articles</Translate>
          </a>
        </>
      }
    >
      <ul className={styles.grid}>
        {articles.map((article, index) => (
          <li key={article.permalink} {...{[FACTS]: JSON.stringify(factsOf(article, index))}}>
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
    </ListFilter>
  );
}
