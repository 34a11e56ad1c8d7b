/**
 * The sitemap of a language: every page that is written in it, and the dates of articles. The pages
 * themselves name their alternates.
 *
 * Order: after the pages; `finish` writes the index of all languages.
 * Of Docusaurus: `createSitemapItems` of the sitemap plugin, and the routes' source files.
 */
import type * as Preset from '@docusaurus/preset-classic';
import {flattenRoutes} from '@docusaurus/utils';

import {writtenIn} from '../support/writtenIn';

/** Name of each language's sitemap, in its folder: `sitemap.xml` is the index of them. */
export const SITEMAP = 'sitemap-pages.xml';

type Options = Exclude<Preset.Options['sitemap'], false | undefined>;

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
  createSitemapItems: ({routes, defaultCreateSitemapItems, ...params}) =>
    defaultCreateSitemapItems({
      ...params,
      routes: flattenRoutes(routes).filter(({metadata}) =>
        writtenIn(metadata?.sourceFilePath).includes(locale),
      ),
    }),
});
