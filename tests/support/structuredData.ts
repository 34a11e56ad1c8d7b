import {company, real} from '../../src/data/company';

export type Node = Record<string, unknown> & {'@type': string; '@id'?: string};

/** The company's properties on every page. */
const BUSINESS = ['@id', 'name', 'url', 'telephone'];
const PAGE = ['@id', 'url', 'name', 'inLanguage', 'isPartOf'];

// By type, the properties for which we have facts, of those that Google requires or recommends
// (developers.google.com/search/docs/appearance/structured-data); for types without a rule of
// Google's, of schema.org. Google requires an address of a business: the only property that we leave
// out while there is none to publish.
const RULES: Record<string, string[]> = {
  RoofingContractor: BUSINESS,
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  WebPage: PAGE,
  AboutPage: PAGE,
  ContactPage: PAGE,
  CollectionPage: PAGE,
  BreadcrumbList: ['@id', 'itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['@id', 'name'],
  BlogPosting: [
    ...['@id', 'headline', 'description', 'image', 'datePublished', 'dateModified'],
    ...['inLanguage', 'author', 'publisher', 'mainEntityOfPage'],
  ],
  // Of weekdays or, where the company is closed, of days.
  OpeningHoursSpecification: ['opens', 'closes'],
  // The license has a number, a certification a name.
  EducationalOccupationalCredential: ['credentialCategory', 'recognizedBy'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['itemOffered'],
  Organization: ['name'],
  State: ['name'],
  AdministrativeArea: ['name'],
  City: ['name'],
  Person: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'],
};

/** Properties of the company's full description, and of a service on its own page. */
export const WHOLE_BUSINESS = [
  ...BUSINESS,
  'email',
  'logo',
  'image',
  ...(company.foundedYear ? ['foundingDate'] : []),
  'areaServed',
  'openingHoursSpecification',
  'hasCredential',
  ...(real(company.address) ? ['address'] : []),
  ...(real(company.bbb)?.url || real(company.google) ? ['sameAs'] : []),
];
export const WHOLE_SERVICE = ['description', 'url', 'image', 'provider', 'areaServed'];

/** A node and all nodes inside it, without references. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return '@type' in value ? [value as Node, ...inner] : inner;
}

/** Ids that something refers to without saying more. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === '@id') return [(value as {'@id': string})['@id']];
  return Object.values(value).flatMap(referencesIn);
}

/** Documented properties that a page's nodes lack, one line each. */
export const missingFields = (nodes: Node[]): string[] =>
  nodes.flatMap((node) => {
    const wanted = RULES[node['@type']];
    if (!wanted) return [`${node['@type']} has no rule`];
    return wanted
      .filter((property) => node[property] === undefined || node[property] === '')
      .map((property) => `${node['@type']} lacks ${property}`);
  });
