import {articleSummary} from '@site/src/lib/article';
import ListPage from '@site/src/sections/knowledge-center/ListPage';
import type {Props} from '@theme/BlogListPage';
import Layout from '@theme/Layout';

/** The Knowledge Center: Docusaurus' list of posts, shown by our own section. */
export default function BlogListPage({
  metadata: {blogTitle, blogDescription, permalink},
  items,
}: Pick<Props, 'metadata' | 'items'>) {
  return (
    <Layout title={blogTitle} description={blogDescription}>
      <ListPage
        permalink={permalink}
        articles={items.map(({content}) => articleSummary(content.metadata))}
      />
    </Layout>
  );
}
