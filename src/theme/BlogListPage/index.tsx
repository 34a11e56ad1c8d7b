import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ListPage from '@site/src/sections/knowledge-center/ListPage';
import {articleSummary} from '@site/src/sections/knowledge-center/article';
import type {Props} from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The Knowledge Center: Docusaurus' list of posts, shown by our own section. */
export default function BlogListPage(props: Props): ReactNode {
  const {blogTitle, blogDescription, permalink} = props.metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogListPage}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <Layout>
        <ListPage
          permalink={permalink}
          articles={props.items.map(({content}) => articleSummary(content.metadata))}
        />
      </Layout>
    </HtmlClassNameProvider>
  );
}
