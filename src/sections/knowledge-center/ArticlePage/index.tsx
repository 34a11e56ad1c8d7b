import Translate, {translate} from '@docusaurus/Translate';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {blogPostContainerID} from '@docusaurus/utils-common';
import ArrowLink from '@site/src/components/ArrowLink';
import Picture from '@site/src/components/Picture';
import Prose from '@site/src/components/Prose';
import {TEXT_SIZES} from '@site/src/components/Prose/Photo';
import Section from '@site/src/components/Section';
import Tag from '@site/src/components/Tag';
import {topicName} from '@site/src/lib/articleLabels';
import {company} from '@site/src/data/company';
import {routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

import type {ArticleFrontMatter} from '@site/src/lib/article';
import NewsletterSection from '../NewsletterSection';
import ShareRow from '../ShareRow';
import ArticleHead from './ArticleHead';
import ArticleCta from './ArticleCta';
import TableOfContents, {TOC_FROM} from './TableOfContents';
import styles from './styles.module.css';

type Props = {
  article: ArticleFrontMatter & {title: string; author: string; date: string};
  toc: readonly TOCItem[];
  /** Set where the article shows in English on a page of another language. */
  lang?: string;
  /** Content before the text: a notice. */
  notice?: ReactNode;
  /** The body, rendered from MDX. */
  children: ReactNode;
};

/** One article, from the breadcrumb to the final CTA. */
export default function ArticlePage({article, toc, lang, notice, children}: Props): ReactNode {
  const headings = toc.filter(({level}) => level === 2);
  const isLong = headings.length >= TOC_FROM;
  return (
    <main>
      <article>
        <ArticleHead {...article} lang={lang} />
        <Section tileEdge tight>
          <div className={styles.columns}>
            <div className={styles.text}>
              {notice && <div className={styles.notice}>{notice}</div>}
              <div lang={lang}>
                <p className={styles.standfirst}>{article.excerpt}</p>
                <Picture
                  src={article.image}
                  sizes={TEXT_SIZES}
                  alt={article.imageAlt}
                  width={960}
                  height={600}
                  fetchPriority="high"
                  className={styles.cover}
                />
              </div>
              {isLong && <TableOfContents headings={headings} variant="folded" lang={lang} />}
              {/* Feeds take the text of an article from the element with this id. */}
              <Prose id={blogPostContainerID} lang={lang}>
                {children}
              </Prose>
              <ul
                className={styles.topics}
                aria-label={translate({id: 'article.topics.label', message: 'Topics'})}
              >
                {article.topics.map((topic) => (
                  <li key={topic}>
                    <Tag>{topicName(topic)}</Tag>
                  </li>
                ))}
              </ul>
              <ShareRow title={article.title} lang={lang} />
              <p className={styles.colophon}>
                {company.name} · {company.phone.display} · {company.email}
              </p>
              <ArticleCta cta={article.cta} lang={lang} />
            </div>
            {isLong && <TableOfContents headings={headings} variant="beside" lang={lang} />}
          </div>
        </Section>
      </article>
      <NewsletterSection>
        <p className={styles.onward}>
          <ArrowLink to={routes.knowledgeCenter}>
            <Translate id="article.onward.continue">Continue reading</Translate>
          </ArrowLink>
          <ArrowLink to={routes.knowledgeCenter}>
            <Translate id="article.onward.browse">Browse all articles</Translate>
          </ArrowLink>
        </p>
      </NewsletterSection>
    </main>
  );
}
