import fs from 'node:fs/promises';
import path from 'node:path';

import {DEFAULT_LOCALE, LOCALES} from '../../language/locales';
import type {Build} from './build';

/**
 * Writes `robots.txt` with the sitemap of every locale: Docusaurus writes one for each and no
 * index, and a robots file in `static/` could not know the site's URL.
 */
export async function writeRobots({outDir, locale, siteConfig}: Build): Promise<void> {
  if (locale !== DEFAULT_LOCALE) return;
  const sitemaps = LOCALES.map(({code}) => {
    const folder = code === DEFAULT_LOCALE ? '' : `${code}/`;
    return `Sitemap: ${new URL(`${folder}sitemap.xml`, siteConfig.url).href}`;
  });
  await fs.writeFile(
    path.join(outDir, 'robots.txt'),
    ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n'),
  );
}
