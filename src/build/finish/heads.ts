import {flattenRoutes} from '@docusaurus/utils';

import {company} from '../../data/company';
import {joinLocale} from '../../language/localePath';
import {DEFAULT_LOCALE, type LocaleCode} from '../../language/locales';
import {elements, intoHead, routeOfFile} from '../support/builtHtml';
import {alternates, writtenIn} from '../support/writtenIn';
import type {Pass, SiteBuild} from './build';
import {openGraphLocale} from './openGraphLocale';

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${content}">`;

/** What networks read when somebody shares a page. An article names its own type. */
function openGraph(html: string, locale: LocaleCode, languages: LocaleCode[]): string {
  return [
    ...(elements(html, 'meta', 'property=og:type').length > 0 ? [] : [meta('og:type', 'website')]),
    meta('og:site_name', company.name),
    meta('og:locale', openGraphLocale(locale)),
    ...languages
      .filter((code) => code !== locale)
      .map((code) => meta('og:locale:alternate', openGraphLocale(code))),
  ].join('');
}

/**
 * Completes the heads for crawlers, which see pages as built. The app needs none of it, so that it
 * costs visitors no script.
 *
 * A language in which a page is not written yet is not among its alternates: at its address stands the
 * English, whose canonical URL is another. The page of a wrong address has no address of its own.
 */
export function heads({locale, routes, siteConfig: {url}}: SiteBuild): Pass {
  const sources = new Map(
    flattenRoutes(routes).map((route) => [route.path, route.metadata?.sourceFilePath]),
  );
  return (html, file) => {
    const route = routeOfFile(file);
    if (route === '/404') return html;
    const languages = writtenIn(sources.get(joinLocale(locale, route)));
    const isCopy = !languages.includes(locale);
    const shown = isCopy ? DEFAULT_LOCALE : locale;
    const links = (isCopy ? [] : alternates(url, route, languages))
      .map((one) => `<link rel="alternate" href="${one.url}" hreflang="${one.lang}">`)
      .join('');
    return intoHead(html, links + openGraph(html, shown, languages));
  };
}
