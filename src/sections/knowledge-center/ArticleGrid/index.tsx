import Translate from '@docusaurus/Translate';
import {ghostButton} from '@site/src/components/Button';
import ServiceLinks from '@site/src/components/ServiceLinks';
import ListFilter from '@site/src/components/ListFilter';
import {
  type Facts,
  FACTS,
  NONE,
  PARAM,
  SHOWN,
  VALUE,
} from '@site/src/components/ListFilter/behavior';
import services from '@generated/services-data/default/cards.json';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import type {ReactNode} from 'react';

import ArticleCard from '../ArticleCard';
import CategoryChips, {CATEGORY_PARAM} from '../CategoryChips';
import type {ArticleSummary} from '@site/src/lib/article';
import styles from './styles.module.css';

/** The services that help after a storm, in the place of a category without articles. */
const HELP = ['storm-damage-repair', EMERGENCY_SLUG, 'roof-inspection'];

/** The first row of the widest grid. */
const IN_VIEW = 3;

const factsOf = ({category}: ArticleSummary, at: number): Facts => ({category, at});

/** Filter and cards. */
export default function ArticleGrid({
  articles,
  base,
}: {
  articles: ArticleSummary[];
  base: string;
}): ReactNode {
  return (
    <ListFilter>
      <CategoryChips base={base} />
      <p className={styles.count} role="status">
        <Translate
          id="knowledgeCenter.filter.count"
          values={{
            // The filter's script may have written another number.
            shown: (
              <span suppressHydrationWarning {...{[SHOWN]: ''}}>
                {articles.length}
              </span>
            ),
            total: articles.length,
          }}
        >
          {'Showing {shown} of {total} articles'}
        </Translate>
      </p>
      <div className={styles.empty} hidden {...{[NONE]: ''}}>
        <p>
          <Translate id="knowledgeCenter.filter.empty">No article yet. These pages help:</Translate>
        </p>
        <ServiceLinks services={services.filter(({slug}) => HELP.includes(slug))} />
        <a href={base} className={ghostButton} {...{[PARAM]: CATEGORY_PARAM, [VALUE]: ''}}>
          <Translate id="knowledgeCenter.filter.showAll">Show all articles</Translate>
        </a>
      </div>
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
