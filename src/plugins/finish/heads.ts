import {flattenRoutes} from '@docusaurus/utils';

import {company} from '../../data/company';
import {joinLocale} from '../../language/localePath';
import {DEFAULT_LOCALE, type LocaleCode} from '../../language/locales';
import {inHead, intoHead, routeOfFile} from '../support/builtHtml';
import {writtenIn} from '../support/writtenIn';
import type {Build, Pass} from './build';

/**
 * `ko_KR` for `ko`: Open Graph wants a territory (https://ogp.me/#optional). It is the
 * usual one of the language, not the US for all: Facebook drops pairs that it does not know, such as
 * `es_US` and `hi_US` (https://developers.facebook.com/docs/javascript/internationalization/).
 */
export const openGraphLocale = (code: string): string => {
  const {language, region} = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
};

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${content}">`;

/** Open Graph tags, for networks where somebody shares a page. An article's head has its type already. */
function openGraph(html: string, locale: LocaleCode, languages: LocaleCode[]): string {
  return [
    ...(inHead(html, 'meta[property="og:type"]') ? [] : [meta('og:type', 'website')]),
    meta('og:site_name', company.name),
    meta('og:locale', openGraphLocale(locale)),
    ...languages
      .filter((code) => code !== locale)
      .map((code) => meta('og:locale:alternate', openGraphLocale(code))),
  ].join('');
}

/**
 * Adds canonical URL, alternates and Open Graph tags to the heads, for crawlers, which see pages as built. The
 * app needs none of these tags, so they cost visitors no script.
 *
 * The alternates omit languages without a translation of the page: their URLs show the English page, with
 * the English canonical URL. The 404 page gets none of these tags, because it has no URL.
 */
export function heads({locale, routes, siteConfig: {url}}: Build): Pass {
  const sources = new Map(
    flattenRoutes(routes).map((route) => [route.path, route.metadata?.sourceFilePath]),
  );
  return (html, file) => {
    const route = routeOfFile(file);
    if (route === '/404') return html;
    const languages = writtenIn(sources.get(joinLocale(locale, route)));
    const isCopy = !languages.includes(locale);
    const shown = isCopy ? DEFAULT_LOCALE : locale;
    const urlIn = (code: LocaleCode) => new URL(joinLocale(code, route), url).href;
    const alternate = (lang: string, code: LocaleCode) =>
      `<link rel="alternate" href="${urlIn(code)}" hreflang="${lang}">`;
    const tags = [
      `<link rel="canonical" href="${urlIn(shown)}">`,
      ...(isCopy ? [] : languages.map((code) => alternate(code, code))),
      ...(isCopy ? [] : [alternate('x-default', DEFAULT_LOCALE)]),
      meta('og:url', urlIn(shown)),
      openGraph(html, shown, languages),
    ];
    return intoHead(html, tags.join(''));
  };
}
