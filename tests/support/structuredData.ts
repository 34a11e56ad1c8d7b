import {credentials} from '../../src/data/proof/credentials';
import {real} from '../../src/data/proof/given';

export type Node = Record<string, unknown> & {'@type': string; '@id'?: string};

type Rule = {
  type: string;
  /** Where the search engine, or where none has a rule the vocabulary, says so. */
  documentation: string;
  /** Which properties it wants, required and recommended, of those that we have facts for. */
  properties: string[];
};

const GOOGLE = 'https://developers.google.com/search/docs/appearance';

/** What stands of the company on every page; `whole` is what its own pages add. */
const BUSINESS = ['@id', 'name', 'url', 'telephone'];

/** The documented fields, kind by kind. */
export const RULES: Rule[] = [
  {
    type: 'RoofingContractor',
    // An address is required there: it is the one that we leave out while there is none to publish.
    documentation: `${GOOGLE}/structured-data/local-business#structured-data-type-definitions`,
    properties: BUSINESS,
  },
  {
    type: 'WebSite',
    documentation: `${GOOGLE}/site-names#required`,
    properties: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  },
  ...['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'].map((type) => ({
    type,
    documentation: `https://schema.org/${type}`,
    properties: ['@id', 'url', 'name', 'inLanguage', 'isPartOf'],
  })),
  {
    type: 'BreadcrumbList',
    documentation: `${GOOGLE}/structured-data/breadcrumb#breadcrumb-list`,
    properties: ['@id', 'itemListElement'],
  },
  {
    type: 'ListItem',
    documentation: `${GOOGLE}/structured-data/breadcrumb#list-item`,
    properties: ['position', 'name', 'item'],
  },
  {
    type: 'Service',
    documentation: 'https://schema.org/Service',
    properties: ['@id', 'name'],
  },
  {
    type: 'BlogPosting',
    documentation: `${GOOGLE}/structured-data/article#structured-data-type-definitions`,
    properties: [
      '@id',
      'headline',
      'description',
      'image',
      'datePublished',
      'dateModified',
      'inLanguage',
      'author',
      'publisher',
      'mainEntityOfPage',
    ],
  },
  {
    type: 'OpeningHoursSpecification',
    documentation: `${GOOGLE}/structured-data/local-business#opening-hours-specification`,
    properties: ['dayOfWeek', 'opens', 'closes'],
  },
  {
    type: 'EducationalOccupationalCredential',
    documentation: 'https://schema.org/hasCredential',
    // The license has a number, a certification a name.
    properties: ['credentialCategory', 'recognizedBy'],
  },
  {
    type: 'OfferCatalog',
    documentation: 'https://schema.org/hasOfferCatalog',
    properties: ['name', 'itemListElement'],
  },
  {type: 'Offer', documentation: 'https://schema.org/Offer', properties: ['itemOffered']},
  ...['Organization', 'State', 'AdministrativeArea', 'City', 'Person'].map((type) => ({
    type,
    documentation: `https://schema.org/${type}`,
    properties: ['name'],
  })),
  {
    type: 'PostalAddress',
    documentation: `${GOOGLE}/structured-data/local-business#address`,
    properties: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'],
  },
];

/** Of the company where it stands whole, and of a service on its own page. */
export const WHOLE_BUSINESS = [
  ...BUSINESS,
  'email',
  'logo',
  'image',
  'foundingDate',
  'areaServed',
  'openingHoursSpecification',
  'hasCredential',
  ...(real(credentials.address) ? ['address'] : []),
  ...(real(credentials.bbb) || real(credentials.google) ? ['sameAs'] : []),
];
export const WHOLE_SERVICE = ['description', 'url', 'image', 'provider', 'areaServed'];

/** A node and all within it, references left out. */
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

/** What a page's nodes lack of the documented fields, one line each. */
export const missingFields = (nodes: Node[]): string[] =>
  nodes.flatMap((node) => {
    const rule = RULES.find(({type}) => type === node['@type']);
    if (!rule) return [`${node['@type']} has no rule`];
    return rule.properties
      .filter((property) => node[property] === undefined || node[property] === '')
      .map((property) => `${node['@type']} lacks ${property}: ${rule.documentation}`);
  });
