import Translate, {translate} from '@docusaurus/Translate';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {blogPostContainerID} from '@docusaurus/utils-common';
import ArrowLink from '@site/src/components/ArrowLink';
import Breadcrumb from '@site/src/components/Breadcrumb';
import Button from '@site/src/components/Button';
import PageHero from '@site/src/components/PageHero';
import Picture from '@site/src/components/Picture';
import Prose from '@site/src/components/Prose';
import {TEXT_SIZES} from '@site/src/components/Prose/Photo';
import Section from '@site/src/components/Section';
import Split from '@site/src/components/Split';
import Tag from '@site/src/components/Tag';
import {categoryName, topicName} from '@site/src/lib/articleLabels';
import {company} from '@site/src/data/company';
import {routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

import type {ArticleFrontMatter} from '@site/src/lib/article';
import ArticleFacts from '../ArticleFacts';
import {categoryTone} from '../categoryTone';
import NewsletterSection from '../NewsletterSection';
import ShareRow from '../ShareRow';
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

/** Breadcrumb, back link, category badge, title, author, dates and reading time. */
function Head({article, lang}: Pick<Props, 'article' | 'lang'>) {
  const {title, author, category} = article;
  return (
    <PageHero
      compact
      title={<span lang={lang}>{title}</span>}
      before={
        <div className={styles.ways}>
          <Breadcrumb trail={['home', 'knowledgeCenter']} current={title} lang={lang} />
          <ArrowLink back to={routes.knowledgeCenter} className={styles.back} data-screen-only>
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
        <ArticleFacts {...article} />
      </p>
    </PageHero>
  );
}

/** One article, from the breadcrumb to the final CTA, which always leads to the inspection form. */
export default function ArticlePage({article, toc, lang, notice, children}: Props) {
  const headings = toc.filter(({level}) => level === 2);
  const isLong = headings.length >= TOC_FROM;
  const {cta} = article;
  return (
    <main>
      <article>
        <Head article={article} lang={lang} />
        <Section tileEdge tight>
          <Split at="8-4">
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
                  data-screen-only
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
              <aside
                className={styles.cta}
                data-background="deep"
                data-screen-only
                aria-labelledby="article-cta"
                lang={lang}
              >
                <h2 id="article-cta" className={styles.ctaTitle}>
                  {cta.title}
                </h2>
                <p className={styles.ctaText}>{cta.description}</p>
                <Button to={routes.contact}>{cta.buttonText}</Button>
              </aside>
            </div>
            {isLong && <TableOfContents headings={headings} variant="beside" lang={lang} />}
          </Split>
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
