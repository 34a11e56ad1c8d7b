import {flattenRoutes} from '@docusaurus/utils';

import {company} from '../../data/company';
import {joinLocale} from '../../language/localePath';
import {DEFAULT_LOCALE, type LocaleCode} from '../../language/locales';
import {elements, intoHead, routeOfFile} from '../support/builtHtml';
import {alternates, writtenIn} from '../support/writtenIn';
import type {Build, Pass} from './build';

/**
 * `ko_KR` for `ko`: Open Graph wants a territory (https://ogp.me/#optional). It is that where most
 * people speak the language, and not the US for all: Facebook knows no other pairs, and would drop
 * `es_US` or `hi_US` (https://developers.facebook.com/docs/javascript/internationalization/).
 */
export const openGraphLocale = (code: string): string => {
  const {language, region} = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
};

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
    const links = (isCopy ? [] : alternates(url, route, languages))
      .map((one) => `<link rel="alternate" href="${one.url}" hreflang="${one.lang}">`)
      .join('');
    return intoHead(html, links + openGraph(html, shown, languages));
  };
}
