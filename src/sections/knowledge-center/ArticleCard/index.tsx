import Translate from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import {card} from '@site/src/components/Card';
import Picture from '@site/src/components/Picture';
import {linkedBlock} from '@site/src/components/StretchedLink';
import Tag from '@site/src/components/Tag';
import {useFallbackLang} from '@site/src/components/TranslationNotice';
import {categoryName} from '@site/src/lib/articleLabels';
import clsx from 'clsx';

import ArticleFacts from '../ArticleFacts';
import type {ArticleSummary} from '@site/src/lib/article';
import {categoryTone} from '../categoryTone';
import styles from './styles.module.css';

/**
 * One article in the grid. The whole card is its "Read more" link. The link text contains the title, for
 * screen readers and for search engines, which ignore `aria-labelledby`.
 */
export default function ArticleCard({
  article,
  late,
}: {
  article: ArticleSummary;
  /** Whether the card is below the first screen, so that its picture loads lazily. */
  late: boolean;
}) {
  const {permalink, title, date, checked, author, excerpt, category, readTime, image} = article;
  const lang = useFallbackLang(article.source);
  return (
    <article className={clsx(card, linkedBlock, styles.card)}>
      {/* The article shows the same picture with its description; here it decorates. */}
      <Picture
        src={image}
        sizes="(min-width: 75em) 400px, (min-width: 37.5em) 46vw, 92vw"
        alt=""
        width={480}
        height={300}
        loading={late ? 'lazy' : undefined}
        className={styles.cover}
      />
      <div className={styles.body}>
        <Tag tone={categoryTone[category]}>{categoryName(category)}</Tag>
        <h2 className={styles.title} lang={lang}>
          {title}
        </h2>
        <p className={styles.excerpt} lang={lang}>
          {excerpt}
        </p>
        <p className={styles.meta}>
          <ArticleFacts date={date} checked={checked} readTime={readTime} />
          <span>{author}</span>
        </p>
        <ArrowLink stretched to={permalink} className={styles.more}>
          <Translate id="knowledgeCenter.card.readMore">Read more</Translate>{' '}
          <span className="spoken" lang={lang}>
            {title}
          </span>
        </ArrowLink>
      </div>
    </article>
  );
}
