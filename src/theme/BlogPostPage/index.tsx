import Head from '@docusaurus/Head';
import TranslationNotice, {useFallbackLang} from '@site/src/components/TranslationNotice';
import ArticlePage from '@site/src/sections/knowledge-center/ArticlePage';
import {articleFrontMatter, articleSummary} from '@site/src/lib/article';
import type {Props} from '@theme/BlogPostPage';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';

/** One article of the Knowledge Center: Docusaurus' post, shown by our own section. */
export default function BlogPostPage({content: Body}: Props) {
  const {metadata, toc} = Body;
  const {title, description, date, source} = metadata;
  const lang = useFallbackLang(source);
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
        <MDXContent>
          <Body />
        </MDXContent>
      </ArticlePage>
    </Layout>
  );
}
