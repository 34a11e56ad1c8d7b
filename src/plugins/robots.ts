import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {DEFAULT_LOCALE, LOCALES} from '../language/locales';

/**
 * Writes `robots.txt` with the sitemap of every locale: Docusaurus writes one for each and no
 * index, and a robots file in `static/` could not know the site's URL.
 */
export function robots({siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== DEFAULT_LOCALE) return;
      const sitemaps = LOCALES.map(({code}) => {
        const folder = code === DEFAULT_LOCALE ? '' : `${code}/`;
        return `Sitemap: ${new URL(`${folder}sitemap.xml`, siteConfig.url).href}`;
      });
      await fs.writeFile(
        path.join(outDir, 'robots.txt'),
        ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n'),
      );
    },
  };
}
