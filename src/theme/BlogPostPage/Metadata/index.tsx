import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/**
 * Title, description and Open Graph data of an article. Without `image`: ours are SVG, which no
 * social network shows, and `src/plugins/link-previews/` draws a picture for each page.
 */
export default function BlogPostPageMetadata(): ReactNode {
  const {title, description, date} = useBlogPost().metadata;
  return (
    <PageMetadata title={title} description={description}>
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={date} />
    </PageMetadata>
  );
}
