import Head from '@docusaurus/Head';
import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import TranslationNotice, {useFallbackLang} from '@site/src/components/TranslationNotice';
import ArticlePage from '@site/src/sections/knowledge-center/ArticlePage';
import {articleFrontMatter, articleSummary} from '@site/src/lib/article';
import type {Props} from '@theme/BlogPostPage';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

function Article({children}: {children: ReactNode}): ReactNode {
  const {metadata, toc} = useBlogPost();
  const {title, description, date} = metadata;
  const lang = useFallbackLang(metadata.source);
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={date} />
      </Head>
      <ArticlePage
        article={{...articleFrontMatter(metadata), ...articleSummary(metadata)}}
        toc={toc}
        lang={lang}
        notice={
          <>
            <ContentVisibility metadata={metadata} />
            {lang && <TranslationNotice />}
          </>
        }
      >
        <MDXContent>{children}</MDXContent>
      </ArticlePage>
    </Layout>
  );
}

/** One article of the Knowledge Center: Docusaurus' post, shown by our own section. */
export default function BlogPostPage({content: Body}: Props): ReactNode {
  return (
    <BlogPostProvider content={Body} isBlogPostPage>
      <Article>
        <Body />
      </Article>
    </BlogPostProvider>
  );
}
