import {company} from '../../data/company';
import {ownTitle} from '../../lib/headTitle';
import {pageNames} from '../../data/routes';
import {joinLocale, routeOf, splitLocale} from '../../language/localePath';
import {DEFAULT_LOCALE} from '../../language/locales';
import {intoHead, pageOf} from '../support/builtHtml';
import {siteText, translatorIn} from '../support/siteText';
import {graphOf} from '../structured-data';
import type {Build, Pass} from './build';

/** A script element with JSON-LD; escapes `<`, because a text could close the element. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * Puts a schema.org graph into every page that search engines may list. A page that is not translated
 * yet gets the graph of the English page, to which its canonical URL points.
 */
export function structuredData({locale, siteConfig, articles, services}: Build): Pass {
  const crew = siteText(locale)('site.article.crew');
  // A canonical URL names a page of this language or the English one.
  const namesIn = new Map(
    [...new Set([locale, DEFAULT_LOCALE])].map((code) => [code, pageNames(translatorIn(code))]),
  );
  const site = new URL('/', siteConfig.url).href;

  return (html) => {
    const head = pageOf(html).querySelector('head')!;
    const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href');
    if (!canonical || head.querySelector('meta[name=robots]')) return html;
    const {pathname} = new URL(canonical);
    const route = routeOf(pathname);
    const language = splitLocale(pathname).locale;
    const graph = graphOf({
      site,
      home: new URL(joinLocale(language, '/'), site).href,
      route,
      language,
      title: ownTitle(head.querySelector('title')!.text, company.name),
      picture: head.querySelector('meta[property="og:image"]')!.getAttribute('content')!,
      names: namesIn.get(language)!,
      services,
      article: articles.find(({permalink}) => routeOf(permalink) === route),
      crew,
    });
    return intoHead(html, dataBlock(graph));
  };
}
