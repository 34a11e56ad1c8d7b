import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';

import {company} from '../../../../src/data/company';
import {pageNames} from '../../../../src/data/routes';
import {wholeBusiness} from '../../../../src/plugins/structured-data/business';
import {graphOf, type PageFacts} from '../../../../src/plugins/structured-data';
import {missingFields, type Node, nodesIn} from '../../../support/structuredData';

const SITE = 'https://a.example/';
const ARTICLE = {
  title: 'T',
  description: 'D',
  date: new Date('2025-07-03'),
  lastUpdatedAt: Date.parse('2025-08-03'),
  authors: [{name: 'The crew'}] as BlogPostMetadata['authors'],
};
const PERSON = {name: 'Ann'} as BlogPostMetadata['authors'][number];
const page = (facts: Partial<PageFacts>): PageFacts => ({
  site: SITE,
  home: SITE,
  route: '/',
  language: 'en',
  title: 'T',
  picture: `${SITE}p.png`,
  names: pageNames(({message}) => message!),
  services: [{slug: 'drywall', title: 'Drywall', summary: 'S'}],
  crew: 'The crew',
  ...facts,
});
const nodes = (facts: Partial<PageFacts>) => graphOf(page(facts))['@graph'] as unknown as Node[];
const node = (facts: Partial<PageFacts>, type: string) =>
  nodes(facts).find((one) => one['@type'] === type);

test('an article by a person names the person, one by the crew the company', () => {
  const route = '/knowledge-center/a';
  expect(node({route, article: ARTICLE}, 'BlogPosting')?.author).toEqual({
    '@id': `${SITE}#business`,
  });
  expect(node({route, article: {...ARTICLE, authors: [PERSON]}}, 'BlogPosting')?.author).toEqual([
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
  let priced = [{slug: 'painting', title: 'P', summary: 'S'}];
  const whole = () => wholeBusiness(SITE, priced) as unknown as Node;

  test('stands there once it is real', () => {
    jest.replaceProperty(company, 'placeholder', false);
    const address = {street: '1 A St', city: 'Tampa', state: 'FL', zip: '33602'};
    jest.replaceProperty(company, 'address', address);
    jest.replaceProperty(company, 'bbb', {rating: 'A', url: 'https://b.example/a'});
    jest.replaceProperty(company, 'google', null);
    jest.replaceProperty(company, 'otherProfiles', ['https://c.example/a']);
    jest.replaceProperty(company, 'towns', ['Brandon']);
    jest.replaceProperty(company, 'maker', {name: 'Maker', certification: 'Pro'});
    jest.replaceProperty(company, 'licenseRecord', {url: 'https://l.example/1'});
    jest.replaceProperty(company, 'closedDays', ['2026-12-25']);
    jest.replaceProperty(company, 'prices', {
      'roof-inspection': 'free',
      painting: {from: 450, to: 900, year: 2026},
      'roof-replacement': {from: 9000, to: 24_000, year: 2026},
    });
    expect(whole()).toMatchObject({
      address: {'@type': 'PostalAddress', addressLocality: 'Tampa', addressCountry: 'US'},
      sameAs: ['https://b.example/a', 'https://c.example/a'],
      priceRange: '$450-$24,000',
      specialOpeningHoursSpecification: [
        {validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00'},
      ],
      hasCredential: [
        {identifier: company.license, recognizedBy: {url: 'https://l.example/1'}},
        {name: 'Pro', recognizedBy: {name: 'Maker'}},
      ],
    });
    expect(whole().areaServed).toContainEqual({'@type': 'City', name: 'Brandon'});
    expect(missingFields(nodesIn(whole()))).toEqual([]);
    priced = [...priced, {slug: 'drywall', title: 'D', summary: 'S'}];
    expect(whole()).not.toHaveProperty('priceRange');
  });

  test('is left out where it is not, and the state where only counties are served', () => {
    for (const name of ['foundedYear', 'bbb', 'maker', 'address'] as const) {
      jest.replaceProperty(company, name, null);
    }
    jest.replaceProperty(company, 'statewide', false);
    jest.replaceProperty(company, 'counties', ['Orange']);
    const county = {'@type': 'AdministrativeArea', name: 'Orange County, Florida'};
    expect(whole().areaServed).toEqual([county]);
    expect(whole()).not.toHaveProperty('foundingDate');
    expect(node({route: '/services/drywall'}, 'Service')?.areaServed).toEqual([county]);
  });
});
