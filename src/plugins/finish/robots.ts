import fs from 'node:fs/promises';
import path from 'node:path';

import {joinLocale} from '../../language/localePath';
import {DEFAULT_LOCALE, LOCALES} from '../../language/locales';
import {SITEMAP} from '../sitemap';
import type {Build} from './build';

/**
 * Writes `sitemap.xml`, the index of the sitemaps of all languages, and `robots.txt`, which names it:
 * Docusaurus writes neither, and a file in `static/` could not know the site's URL. A trial has no
 * sitemap, and keeps crawlers out.
 */
export async function writeRobots({outDir, locale, siteConfig, trial}: Build): Promise<void> {
  if (locale !== DEFAULT_LOCALE) return;
  const write = (name: string, lines: string[]) =>
    fs.writeFile(path.join(outDir, name), `${lines.join('\n')}\n`);
  if (trial) return write('robots.txt', ['User-agent: *', 'Disallow: /']);
  const urlOf = (pathname: string) => new URL(pathname, siteConfig.url).href;
  await write('sitemap.xml', [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...LOCALES.map(
      ({code}) => `<sitemap><loc>${urlOf(joinLocale(code, `/${SITEMAP}`))}</loc></sitemap>`,
    ),
    '</sitemapindex>',
  ]);
  await write('robots.txt', ['User-agent: *', 'Allow: /', '', `Sitemap: ${urlOf('/sitemap.xml')}`]);
}
