import type {BlogFeedItem} from '@docusaurus/plugin-content-blog';

/**
 * Articles for the feeds, with the `<img>` of each photograph alone: Docusaurus makes its addresses
 * absolute and not those of a `<source>`, which a feed reader would look for on its own site.
 */
export const withoutSources = (items: BlogFeedItem[]): BlogFeedItem[] =>
  items.map(({content = '', ...item}) => ({
    ...item,
    content: content.replace(/<source\b[^>]*>/g, ''),
  }));
