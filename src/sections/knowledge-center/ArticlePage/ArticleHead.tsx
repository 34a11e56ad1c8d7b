import Translate from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import Breadcrumb from '@site/src/components/Breadcrumb';
import PageHero from '@site/src/components/PageHero';
import Tag from '@site/src/components/Tag';
import {routes} from '@site/src/data/routes';
import {categoryName} from '@site/src/lib/articleLabels';
import type {ReactNode} from 'react';

import ArticleFacts from '../ArticleFacts';
import {categoryTone} from '../categoryTone';
import styles from './styles.module.css';

/** Breadcrumb, back link, category badge, title, author, dates and reading time. */
export default function ArticleHead({
  title,
  author,
  date,
  checked,
  readTime,
  category,
  lang,
}: {
  title: string;
  author: string;
  date: string;
  checked?: string;
  readTime: number;
  category: string;
  lang?: string;
}): ReactNode {
  return (
    <PageHero
      compact
      title={<span lang={lang}>{title}</span>}
      before={
        <div className={styles.ways}>
          <Breadcrumb trail={['home', 'knowledgeCenter']} current={title} lang={lang} />
          <ArrowLink back to={routes.knowledgeCenter} className={styles.back}>
            <Translate id="article.back.label">Back to all articles</Translate>
          </ArrowLink>
        </div>
      }
    >
      <p className={styles.meta}>
        <Tag tone={categoryTone[category]}>{categoryName(category)}</Tag>
        <span>
          <Translate id="article.meta.author" values={{author}}>
            {'By {author}'}
          </Translate>
        </span>
        <ArticleFacts date={date} checked={checked} readTime={readTime} />
      </p>
    </PageHero>
  );
}
