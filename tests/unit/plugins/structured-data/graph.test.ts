import {company} from '../../../../src/data/company';
import {pageNames} from '../../../../src/data/pageNames';
import {wholeBusiness} from '../../../../src/plugins/structured-data/business';
import {graphOf, type PageFacts} from '../../../../src/plugins/structured-data/graph';
import {missingFields, type Node, nodesIn, referencesIn} from '../../../support/structuredData';

const SITE = 'https://a.example/';
const ARTICLE = {
  title: 'T',
  description: 'D',
  published: '2025-07-03T00:00:00.000Z',
  modified: '2025-08-03T00:00:00.000Z',
  authors: [],
};
const page = (facts: Partial<PageFacts>): PageFacts => ({
  site: SITE,
  home: SITE,
  route: '/',
  language: 'en',
  title: 'T',
  picture: `${SITE}p.png`,
  names: pageNames(({message}) => message!),
  services: [{slug: 'drywall', title: 'Drywall', summary: 'S'}],
  ...facts,
});
const nodes = (facts: Partial<PageFacts>) => graphOf(page(facts))['@graph'] as unknown as Node[];
const node = (facts: Partial<PageFacts>, type: string) =>
  nodes(facts).find((one) => one['@type'] === type);

afterEach(() => jest.restoreAllMocks());

test.each(['/', '/about', '/services', '/services/drywall', '/privacy-policy', '/language'])(
  'the graph of %s has the documented fields, and its references lead somewhere',
  (route) => {
    const all = nodes({route});
    const ids = nodesIn(all).flatMap((one) => one['@id'] ?? []);
    expect(missingFields(nodesIn(all))).toEqual([]);
    expect(referencesIn(all).filter((id) => !ids.includes(id))).toEqual([]);
  },
);

test('an article by a person names the person, one by the crew the company', () => {
  const route = '/knowledge-center/a';
  expect(node({route, article: ARTICLE}, 'BlogPosting')?.author).toEqual({
    '@id': `${SITE}#business`,
  });
  expect(node({route, article: {...ARTICLE, authors: ['Ann']}}, 'BlogPosting')?.author).toEqual([
    {'@type': 'Person', name: 'Ann'},
  ]);
});

test('the trail ends with the name that menus give a page, else with its title', () => {
  const last = (facts: Partial<PageFacts>) =>
    (node(facts, 'BreadcrumbList')!.itemListElement as {name: string}[]).at(-1)!.name;
  expect(last({route: '/about', title: 'Who we are'})).toBe('About');
  expect(last({route: '/services/drywall', title: 'Drywall in Florida'})).toBe('Drywall');
  expect(last({route: '/privacy-policy', title: 'Privacy'})).toBe('Privacy');
});

test('the language gives its pages their URLs, and the company keeps its own', () => {
  const all = nodes({route: '/about', home: `${SITE}es/`, language: 'es'});
  expect(all[0]!['@id']).toBe(`${SITE}#business`);
  expect(all[2]!.url).toBe(`${SITE}es/about`);
});

test('the company lists its services on the home page, and no facts where nobody looks for them', () => {
  const factsOn = (route: string) => Object.keys(node({route}, 'RoofingContractor')!);
  expect(factsOn('/')).toEqual([...factsOn('/about'), 'hasOfferCatalog']);
  expect(factsOn('/contact')).toEqual(factsOn('/about'));
  expect(factsOn('/services')).not.toContain('hasCredential');
});

test('an address and pages elsewhere stand where the company gives them', () => {
  const whole = () => wholeBusiness(SITE) as unknown as Node;
  expect(whole()).not.toHaveProperty('sameAs');
  const address = {street: '1 A St', city: 'Tampa', state: 'FL', zip: '33602'};
  jest.replaceProperty(company, 'address', address);
  jest.replaceProperty(company, 'profiles', ['https://b.example/a']);
  expect(whole()).toMatchObject({
    address: {'@type': 'PostalAddress', addressLocality: 'Tampa', addressCountry: 'US'},
    sameAs: ['https://b.example/a'],
  });
  expect(missingFields(nodesIn(whole()))).toEqual([]);
});
