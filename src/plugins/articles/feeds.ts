import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

/**
 * Elements that do not work in a feed: buttons, links to headings, and the `<source>` of a photograph:
 * Docusaurus makes only the URL of its `<img>` absolute.
 */
const PARTS = /<button\b.*?<\/button>|<a [^>]*\bhash-link\b.*?<\/a>|<source\b[^>]*>/gs;
const ATTRIBUTES = / (?:class|tabindex|data-[\w-]+)="[^"]*"(?=[^<>]*>)/g;

/** Articles as feed readers show them. */
export const feedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map(({content = '', date, ...item}, index) => ({
    ...item,
    published: date,
    date: new Date(params.blogPosts[index]!.metadata.lastUpdatedAt ?? date),
    content: content.replace(PARTS, '').replace(ATTRIBUTES, ''),
  }));
};
