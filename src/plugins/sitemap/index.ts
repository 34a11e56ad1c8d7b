/**
 * The sitemap of a language: every page that is written in it, with its alternates and dates.
 *
 * Order: after the pages; `finish` writes the index of all languages.
 * Of Docusaurus: `createSitemapItems` of the sitemap plugin, and the routes' source files.
 */
import type * as Preset from '@docusaurus/preset-classic';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

import {splitLocale} from '../../language/localePath';
import {alternates, writtenIn} from '../support/writtenIn';

/** Name of each language's sitemap, in its folder: `sitemap.xml` is the index of them. */
export const SITEMAP = 'sitemap-pages.xml';

type Options = Exclude<Preset.Options['sitemap'], false | undefined>;

const sourceOf = ({metadata}: RouteConfig): string | undefined => metadata?.sourceFilePath;

/**
 * Options of the sitemap plugin for one language: every page that search engines may show in it. A
 * page that is not translated yet is in the English sitemap alone, because its canonical URL is English.
 * The plugin itself leaves out pages with `noindex`.
 */
export const sitemap = (locale: string): Options => ({
  filename: SITEMAP,
  // Search engines ignore both.
  changefreq: null,
  priority: null,
  lastmod: 'date',
  async createSitemapItems({siteConfig, routes: all, defaultCreateSitemapItems}) {
    const pages = flattenRoutes(all).filter((route) => writtenIn(sourceOf(route)).includes(locale));
    const items = await Promise.all(
      pages.map(async (route) => {
        const [item] = await defaultCreateSitemapItems({siteConfig, routes: [route]});
        if (!item) return [];
        const {path} = splitLocale(route.path);
        return [{...item, links: alternates(siteConfig.url, path, writtenIn(sourceOf(route)))}];
      }),
    );
    return items.flat();
  },
});
