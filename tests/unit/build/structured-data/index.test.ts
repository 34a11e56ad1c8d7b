import {company} from '../../../../src/data/company';
import {credentials} from '../../../../src/data/proof/credentials';
import {payment} from '../../../../src/data/proof/payment';
import {pageNames} from '../../../../src/data/pageNames';
import {wholeBusiness} from '../../../../src/build/structured-data/business';
import {graphOf, type PageFacts} from '../../../../src/build/structured-data';
import {missingFields, type Node, nodesIn} from '../../../support/structuredData';

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

describe('what the owner may give', () => {
  const whole = () => wholeBusiness(SITE) as unknown as Node;

  test('stands there once it is real', () => {
    const placeholder = false;
    jest.replaceProperty(credentials, 'address', {
      placeholder,
      street: '1 A St',
      city: 'Tampa',
      state: 'FL',
      zip: '33602',
    });
    jest.replaceProperty(credentials, 'bbb', {placeholder, url: 'https://b.example/a'});
    jest.replaceProperty(credentials, 'google', null);
    jest.replaceProperty(credentials, 'otherProfiles', {
      placeholder,
      urls: ['https://c.example/a'],
    });
    jest.replaceProperty(credentials, 'towns', {placeholder, names: ['Brandon']});
    jest.replaceProperty(credentials, 'maker', {placeholder, name: 'Maker', certification: 'Pro'});
    jest.replaceProperty(credentials, 'licenseRecord', {placeholder, url: 'https://l.example/1'});
    jest.replaceProperty(payment, 'prices', {
      'roof-inspection': 'free',
      drywall: null,
      painting: {placeholder, from: 450, to: 900, year: 2026},
      'roof-replacement': {placeholder, from: 9000, to: 24_000, year: 2026},
      flooring: {placeholder: true, from: 1, to: 99_999, year: 2026},
    });
    expect(whole()).toMatchObject({
      address: {'@type': 'PostalAddress', addressLocality: 'Tampa', addressCountry: 'US'},
      sameAs: ['https://b.example/a', 'https://c.example/a'],
      priceRange: '$450-$24,000',
      hasCredential: [
        {identifier: company.license, recognizedBy: {url: 'https://l.example/1'}},
        {name: 'Pro', recognizedBy: {name: 'Maker'}},
      ],
    });
    expect(whole().areaServed).toContainEqual({'@type': 'City', name: 'Brandon'});
    expect(missingFields(nodesIn(whole()))).toEqual([]);
  });
});
