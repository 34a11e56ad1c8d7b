/**
 * The blog plugin, with one file of data for the list of articles, feeds of our own, and the front matter of
 * articles and their copies.
 *
 * Order: in the place of the preset's blog.
 * Of Docusaurus: the shape of the routes that the blog plugin adds (`modules`, `sidebar`,
 * `items`), through `expectFound`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import blog, {
  validateOptions,
  type BlogContent,
  type CreateFeedItemsFn,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

import {articleSummary} from '../../lib/article';
import {expectFound} from '../support/expectFound';

export {CREW, parseFrontMatter} from './frontMatter';

/**
 * The list page gets the data of its cards as props. Docusaurus would pass the excerpt of each article as
 * a component: one more file per article, and one more entry in the tables that every page loads.
 */
async function withOneList(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blog(context, options);
  return {
    ...plugin,
    async contentLoaded(params) {
      const {actions, content} = params;
      const articles = content.blogPosts
        .filter(({metadata}) => !metadata.unlisted)
        .map(({metadata}) => articleSummary(metadata));

      function lean(route: RouteConfig): RouteConfig {
        // No page of ours has the theme's list of recent articles.
        const {sidebar, items, ...modules} = route.modules ?? {};
        expectFound(`The sidebar of ${route.path}`, sidebar);
        return {...route, modules, ...(items && {props: {...route.props, articles}})};
      }

      await plugin.contentLoaded?.({
        ...params,
        actions: {...actions, addRoute: (route) => actions.addRoute(lean(route))},
      });
    },

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
export const articles = Object.assign(withOneList, {validateOptions}) as unknown as PluginModule;

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
