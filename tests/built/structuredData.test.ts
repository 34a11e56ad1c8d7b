import {gzipSync} from 'node:zlib';

import {company} from '../../src/data/company';
import {routes, serviceRoute} from '../../src/data/routes';
import {builtHead, builtText, metaOf, responseTo} from '../support/built';
import {CODES, HIDDEN_PAGES, inLocale, INDEXABLE_PAGES, PUBLISHED} from '../support/pages';
import {
  missingFields,
  type Node,
  nodesIn,
  referencesIn,
  WHOLE_BUSINESS,
  WHOLE_SERVICE,
} from '../support/structuredData';
import {SERVICE_SLUGS} from '../support/services';

const article = (slug: string) => `${routes.knowledgeCenter}/${slug}`;
const PAGE_TYPES: Record<string, string> = {
  [routes.about]: 'AboutPage',
  [routes.contact]: 'ContactPage',
  [routes.services]: 'CollectionPage',
  [routes.knowledgeCenter]: 'CollectionPage',
};
const WHOLE: string[] = [routes.home, routes.about, routes.contact];

/** The nodes of a page's one graph. */
function graphAt(url: string): Node[] {
  const scripts = builtHead(url).querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length !== 1) throw new Error(`${url} has ${scripts.length} graphs.`);
  const {'@context': context, '@graph': graph} = JSON.parse(scripts[0]!.textContent!);
  expect(context).toBe('https://schema.org');
  return graph as Node[];
}

const canonicalOf = (url: string) =>
  builtHead(url).querySelector('link[rel=canonical]')!.getAttribute('href')!;
const {origin} = new URL(canonicalOf('/'));

describe.each(CODES)('the structured data in %s', (code) => {
  const nodeAt = (route: string, type: string) =>
    graphAt(inLocale(code, route)).find((node) => node['@type'] === type);

  test.each(INDEXABLE_PAGES)(
    '%s: documented fields, ids that hold together, real URLs',
    (route) => {
      const url = inLocale(code, route);
      const graph = graphAt(url);
      const all = nodesIn(graph);
      expect(missingFields(all)).toEqual([]);
      const ids = all.flatMap((node) => node['@id'] ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      expect(referencesIn(graph).filter((id) => !ids.includes(id))).toEqual([]);
      const own = [...JSON.stringify(graph).matchAll(/"(?<url>https?:[^"]+)"/g)]
        .map(({groups}) => new URL(groups!.url!))
        .filter((link) => link.origin === origin);
      const lost = own.filter(({pathname}) => {
        const answer = responseTo(pathname);
        return answer.kind !== 'file' || answer.status !== 200;
      });
      expect(lost.map(({href}) => href)).toEqual([]);
      expect(all.filter((node) => 'aggregateRating' in node || 'review' in node)).toEqual([]);
    },
  );

  test.each(INDEXABLE_PAGES)('%s: company, site, page and trail, in its language', (route) => {
    const canonical = canonicalOf(inLocale(code, route));
    const [business, website, page, ...rest] = graphAt(inLocale(code, route));
    expect(business).toMatchObject({
      '@type': 'RoofingContractor',
      '@id': `${origin}/#business`,
      name: company.name,
      telephone: company.phone.e164,
    });
    expect(website).toMatchObject({'@id': `${origin}/#website`, inLanguage: CODES});
    expect(page).toMatchObject({
      '@type': PAGE_TYPES[route] ?? 'WebPage',
      '@id': canonical,
      inLanguage: code,
      isPartOf: {'@id': `${origin}/#website`},
    });
    const trail = rest.find((node) => node['@type'] === 'BreadcrumbList');
    expect(trail === undefined).toBe(route === routes.home);
    const items = (trail?.itemListElement ?? []) as {
      item: string;
      name: string;
      position: number;
    }[];
    const parents = [routes.services, routes.knowledgeCenter].filter((parent) =>
      route.startsWith(`${parent}/`),
    );
    expect(items.map(({item}) => new URL(item).pathname)).toEqual(
      trail ? [routes.home, ...parents, route].map((each) => inLocale(code, each)) : [],
    );
    expect(items.map(({position}) => position)).toEqual(items.map((_, index) => index + 1));
  });

  test('what search engines may not list says nothing to them', () => {
    for (const route of HIDDEN_PAGES) {
      expect(builtText(inLocale(code, route))).not.toContain('application/ld+json');
    }
  });

  test.each(WHOLE)('the company stands whole on %s', (route) => {
    const business = nodeAt(route, 'RoofingContractor')!;
    expect(WHOLE_BUSINESS.filter((property) => business[property] === undefined)).toEqual([]);
    expect(business).toMatchObject({
      foundingDate: String(company.foundedYear),
      hasCredential: [{identifier: company.license}],
    });
    expect(business).not.toHaveProperty('knowsLanguage');
    // Invented proof is only for readers of the sample, not for search engines.
    expect(JSON.stringify(business)).not.toMatch(/sample|example (?:beach|heights)/i);
  });

  test.each(WHOLE)('all that costs %s at most a kilobyte', (route) => {
    const html = builtText(inLocale(code, route));
    const without = html.replace(/<script type="?application\/ld\+json[^]*?<\/script>/, '');
    const bytesOf = (text: string) => gzipSync(text, {level: 9}).length;
    expect(bytesOf(html) - bytesOf(without)).toBeLessThanOrEqual(1000);
  });

  test('the home page lists the twelve services of the company', () => {
    const business = nodeAt(routes.home, 'RoofingContractor')!;
    const offers = (business.hasOfferCatalog as {itemListElement: {itemOffered: Node}[]})
      .itemListElement;
    expect(offers.map(({itemOffered}) => itemOffered)).toEqual(
      SERVICE_SLUGS.map((slug) => {
        const {name, ...service} = nodeAt(serviceRoute(slug), 'Service')!;
        return {'@type': 'Service', '@id': service['@id'], name};
      }),
    );
  });

  test.each(SERVICE_SLUGS)('the service %s is offered by the company, in Florida', (slug) => {
    const service = nodeAt(serviceRoute(slug), 'Service')!;
    expect(WHOLE_SERVICE.filter((property) => service[property] === undefined)).toEqual([]);
    expect(service).toMatchObject({
      provider: {'@id': `${origin}/#business`},
      areaServed: {name: 'Florida'},
    });
  });

  test.each(PUBLISHED)(
    'the article $slug names its crew, dates, picture and language',
    ({slug}) => {
      const posting = nodeAt(article(slug), 'BlogPosting')!;
      const head = builtHead(inLocale(code, article(slug)));
      const crew = {'@id': `${origin}/#business`};
      expect(posting).toMatchObject({
        author: crew,
        publisher: crew,
        inLanguage: code,
        image: metaOf(head, 'og:image')[0],
        datePublished: metaOf(head, 'article:published_time')[0],
        description: metaOf(head, 'description')[0],
      });
      expect(head.title).toContain(posting.headline);
      const [published, modified] = [posting.datePublished, posting.dateModified] as string[];
      expect(Date.parse(modified!)).toBeGreaterThanOrEqual(Date.parse(published!));
      expect(Date.parse(modified!)).toBeLessThanOrEqual(Date.now());
    },
  );
});
