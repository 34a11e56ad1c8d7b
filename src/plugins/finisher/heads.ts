import {flattenRoutes} from '@docusaurus/utils';

import {company} from '../../data/company';
import {joinLocale} from '../../language/localePath';
import {DEFAULT_LOCALE, type LocaleCode} from '../../language/locales';
import {elements, intoHead, routeOfFile, valueOf} from '../built-html';
import {writtenIn} from '../written-in';
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

const without = (html: string, unwanted: string[]): string =>
  unwanted.reduce((rest, element) => rest.replace(element, ''), html);

/**
 * Completes the heads for crawlers, which see pages as built. The app needs none of it, so that it
 * costs visitors no script.
 *
 * A language in which a page is not written yet is not among its alternates: at its address stands the
 * English, whose canonical URL is another. The page of a wrong address has no address of its own.
 */
export function heads({locale, routes}: SiteBuild): Pass {
  const sources = new Map(
    flattenRoutes(routes).map((route) => [route.path, route.metadata?.sourceFilePath]),
  );
  return (html, file) => {
    const alternates = elements(html, 'link', 'rel=alternate').filter((link) =>
      valueOf(link, 'hreflang'),
    );
    const route = routeOfFile(file);
    if (route === '/404') {
      const urls = [
        ...elements(html, 'link', 'rel=canonical'),
        ...elements(html, 'meta', 'property=og:url'),
      ];
      return without(html, [...alternates, ...urls]);
    }
    const languages = writtenIn(sources.get(joinLocale(locale as LocaleCode, route)));
    const isCopy = !(languages as string[]).includes(locale);
    const known: string[] = isCopy ? [] : [...languages, 'x-default'];
    const wrong = alternates.filter((link) => !known.includes(valueOf(link, 'hreflang')!));
    const shown = isCopy ? DEFAULT_LOCALE : (locale as LocaleCode);
    return intoHead(without(html, wrong), openGraph(html, shown, languages));
  };
}
