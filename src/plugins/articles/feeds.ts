import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

import {articleFrontMatter} from '../../lib/article';

/**
 * Elements that do not work in a feed: buttons, links to headings, and the `<source>` of a photograph:
 * Docusaurus makes only the URL of its `<img>` absolute.
 */
const PARTS = /<button\b.*?<\/button>|<a [^>]*\bhash-link\b.*?<\/a>|<source\b[^>]*>/gs;
const ATTRIBUTES = / (?:class|tabindex|data-[\w-]+)="[^"]*"(?=[^<>]*>)/g;

/**
 * Articles as feed readers show them, as new as the day on which their sources were checked: most commits
 * change nothing that a reader sees, and a feed reader shows an updated article as a new one.
 */
export const feedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map(({content = '', date, ...item}, index) => {
    const {checked = 0} = articleFrontMatter(params.blogPosts[index]!.metadata);
    return {
      ...item,
      published: date,
      date: new Date(Math.max(date.getTime(), new Date(checked).getTime())),
      content: content.replace(PARTS, '').replace(ATTRIBUTES, ''),
    };
  });
};
