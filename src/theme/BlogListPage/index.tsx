import type {ArticleSummary} from '@site/src/lib/article';
import ListPage from '@site/src/sections/knowledge-center/ListPage';
import type {Props} from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The Knowledge Center: Docusaurus' list of posts, shown by our own section. */
export default function BlogListPage({
  metadata: {blogTitle, blogDescription, permalink},
  articles,
}: Pick<Props, 'metadata'> & {
  /** From `src/plugins/articles/index.ts`, in place of the theme's items. */
  articles: ArticleSummary[];
}): ReactNode {
  return (
    <Layout title={blogTitle} description={blogDescription}>
      <ListPage permalink={permalink} articles={articles} />
    </Layout>
  );
}
