/**
 * The blog plugin, with feeds of our own, and the front matter of articles and their copies.
 *
 * Order: in the place of the preset's blog.
 * Of Docusaurus: documented hooks alone.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import blog, {
  validateOptions,
  type BlogContent,
  type CreateFeedItemsFn,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

export {CREW, parseFrontMatter} from './frontMatter';

/** The plugin; its feeds name their own URL. */
async function withFeeds(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blog(context, options);
  return {
    ...plugin,
    async postBuild(built) {
      await plugin.postBuild?.(built);
      const {url, baseUrl} = built.siteConfig;
      for (const kind of ['rss', 'atom']) {
        const route = `${options.routeBasePath}/${kind}.xml`;
        const file = path.join(built.outDir, route);
        const feed = await fs.readFile(file, 'utf8');
        await fs.writeFile(file, withItsUrl(feed, kind, normalizeUrl([url, baseUrl, route])));
      }
    },
  };
}

/** A feed that names its own URL, as the W3C's validator recommends. */
function withItsUrl(feed: string, kind: string, url: string): string {
  const link = `<link xmlns="http://www.w3.org/2005/Atom" rel="self" type="application/${kind}+xml" href="${url}"/>`;
  return feed.replace(/<channel>|<link rel="alternate"/, (tag) =>
    tag === '<channel>' ? tag + link : link + tag,
  );
}

// eslint-disable-next-line no-restricted-syntax -- Docusaurus's types know a plugin with options of its own only as a package
export const articles = Object.assign(withFeeds, {validateOptions}) as unknown as PluginModule;

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
