import fs from 'node:fs/promises';

import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

import {lastChange} from '../support/lastModified';

/**
 * Elements that do not work in a feed: buttons, links to headings, and the `<source>` of a photograph:
 * Docusaurus makes only the URL of its `<img>` absolute.
 */
const PARTS = /<button\b.*?<\/button>|<a [^>]*\bhash-link\b.*?<\/a>|<source\b[^>]*>/gs;
const ATTRIBUTES = / (?:class|tabindex|data-[\w-]+)="[^"]*"(?=[^<>]*>)/g;

/** Articles as feed readers show them, with the days of their publication and of their last change. */
export const feedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return Promise.all(
    items.map(async ({content = '', date, ...item}, index) => ({
      ...item,
      published: date,
      date: await lastChange(params.blogPosts[index]!, params.siteConfig),
      content: content.replace(PARTS, '').replace(ATTRIBUTES, ''),
    })),
  );
};

/** Adds a feed's own URL, and dates an Atom feed by the last change of all articles. */
function completed(feed: string, url: string): string {
  const changes = feed.match(/(?<=<updated>)[^<]+/g) ?? [];
  return feed
    .replace(/(?<=<updated>)[^<]+/, changes.sort().at(-1)!)
    .replace('<link rel="alternate"', `<link rel="self" href="${url}"/>\n    $&`)
    .replace('<rss ', '$&xmlns:atom="http://www.w3.org/2005/Atom" ')
    .replace(
      '<channel>',
      `$&\n        <atom:link rel="self" type="application/rss+xml" href="${url}"/>`,
    );
}

export async function completeFeeds(folder: string, url: string): Promise<void> {
  for (const name of ['rss.xml', 'atom.xml']) {
    const file = `${folder}/${name}`;
    await fs.writeFile(file, completed(await fs.readFile(file, 'utf8'), `${url}/${name}`));
  }
}
