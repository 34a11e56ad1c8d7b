/**
 * Describes a page to search engines, in one schema.org graph.
 *
 * Order: a pass of `finish` calls `graphOf`.
 */
import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  RoofingContractor,
  Service,
  WebPage,
} from 'schema-dts';

import {type PageNames, routes, serviceRoute} from '../../data/routes';
import type {LocaleCode} from '../../language/locales';
import {
  areaServed,
  business,
  businessId,
  catalog,
  type ServiceFacts,
  urlOf,
  website,
  websiteId,
  wholeBusiness,
} from './business';

type ArticleFacts = Pick<
  BlogPostMetadata,
  'title' | 'description' | 'date' | 'lastUpdatedAt' | 'authors'
>;

export type PageFacts = {
  /** Root URL of the site, with a slash. */
  site: string;
  /** URL of the home page in the page's language, with a slash. */
  home: string;
  /** The page's path, without language. */
  route: string;
  language: LocaleCode;
  title: string;
  picture: string;
  names: PageNames;
  services: readonly ServiceFacts[];
  article?: ArticleFacts | undefined;
  /** The author of an article that the company's crew wrote. */
  crew: string;
};

const PAGE_TYPES: Record<string, 'AboutPage' | 'ContactPage' | 'CollectionPage'> = {
  [routes.about]: 'AboutPage',
  [routes.contact]: 'ContactPage',
  [routes.services]: 'CollectionPage',
  [routes.knowledgeCenter]: 'CollectionPage',
};

/** Pages with the company in full, because visitors look for it there; others save the bytes. */
const WHOLE: readonly string[] = [routes.home, routes.about, routes.contact];

/** Only the home page has the catalog of services, because that is two fifths of the bytes. */
function businessNode(page: PageFacts): RoofingContractor & object {
  const {site, home, route, picture, names, services} = page;
  if (!WHOLE.includes(route)) return business(site);
  return {
    ...wholeBusiness(site, services),
    image: picture,
    ...(route === routes.home && {hasOfferCatalog: catalog(names.services, services, home)}),
  };
}

/** The page's ancestors, as in its visible breadcrumbs, then the page; null for the home page. */
function trail({route, home, names, title}: PageFacts, name?: string): BreadcrumbList | null {
  if (route === routes.home) return null;
  const pages = (Object.keys(names) as (keyof PageNames)[]).map((key) => ({
    route: routes[key] as string,
    name: names[key],
  }));
  const ancestors = pages.filter(
    (page) => page.route === '/' || route.startsWith(`${page.route}/`),
  );
  const own = pages.find((page) => page.route === route)?.name ?? name ?? title;
  return {
    '@type': 'BreadcrumbList',
    '@id': `${urlOf(home, route)}#breadcrumb`,
    itemListElement: [...ancestors, {route, name: own}].map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      item: urlOf(home, page.route),
    })),
  };
}

function serviceNode(
  {site, picture}: PageFacts,
  url: string,
  facts: ServiceFacts,
): Service & object {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: facts.title,
    description: facts.summary,
    url,
    image: picture,
    provider: businessId(site),
    areaServed: areaServed(),
  };
}

function articleNode(
  {site, picture, language, crew}: PageFacts,
  url: string,
  {title, description, date, lastUpdatedAt, authors}: ArticleFacts,
): BlogPosting & object {
  const people = authors.flatMap(({name}) => (name && name !== crew ? [name] : []));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description,
    image: picture,
    datePublished: date.toISOString(),
    dateModified: new Date(lastUpdatedAt ?? date).toISOString(),
    inLanguage: language,
    author:
      people.length === 0
        ? businessId(site)
        : people.map((name) => ({'@type': 'Person' as const, name})),
    publisher: businessId(site),
    mainEntityOfPage: {'@id': url},
  };
}

/** The graph of a page: the company, the site, the page, its breadcrumbs, and its service or article. */
export function graphOf(page: PageFacts): Graph {
  const {site, home, route, title, language, services, article} = page;
  const url = urlOf(home, route);
  const service = services.find(({slug}) => serviceRoute(slug) === route);
  const subject =
    (service && serviceNode(page, url, service)) || (article && articleNode(page, url, article));
  const breadcrumb = trail(page, (service ?? article)?.title);
  const webPage: WebPage = {
    '@type': PAGE_TYPES[route] ?? 'WebPage',
    '@id': url,
    url,
    name: title,
    inLanguage: language,
    isPartOf: websiteId(site),
    ...(breadcrumb && {breadcrumb: {'@id': `${url}#breadcrumb`}}),
    ...(WHOLE.includes(route) && {about: businessId(site)}),
    ...(subject && {mainEntity: {'@id': subject['@id'] as string}}),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...[businessNode(page), website(site), webPage],
      ...(breadcrumb ? [breadcrumb] : []),
      ...(subject ? [subject] : []),
    ],
  };
}
