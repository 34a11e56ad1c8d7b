import type {OfferCatalog, RoofingContractor, WebSite} from 'schema-dts';

import {company} from '../../data/company';
import {serviceRoute} from '../../data/routes';
import {LOCALES} from '../../language/locales';
import {proof, towns} from './proof';

export type ServiceFacts = {slug: string; title: string; summary: string};

const FLORIDA = {'@type': 'State', name: 'Florida'} as const;

const counties = () =>
  company.counties.map((county) => ({
    '@type': 'AdministrativeArea' as const,
    name: `${county} County, Florida`,
  }));

export const areaServed = () => (company.statewide ? FLORIDA : counties());

/** The ids are the same on every page and in every language. `site` is the root URL, with a slash. */
export const businessId = (site: string) => ({'@id': `${site}#business`});
export const websiteId = (site: string) => ({'@id': `${site}#website`});

/** URL of a page: `home` is that of the language's home page, with a slash. */
export const urlOf = (home: string, route: string): string => home + route.slice(1);

/** The company in short, for most pages; three pages have it in full, under the same id. */
export const business = (site: string): RoofingContractor & object => ({
  '@type': 'RoofingContractor',
  ...businessId(site),
  name: company.name,
  url: site,
  telephone: company.phone.e164,
});

/** The services that the company offers; `home` is the URL of the home page, with a slash. */
export const catalog = (name: string, services: ServiceFacts[], home: string): OfferCatalog => ({
  '@type': 'OfferCatalog',
  name,
  itemListElement: services.map(({slug, title}) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      '@id': `${urlOf(home, serviceRoute(slug))}#service`,
      name: title,
    },
  })),
});

/**
 * The company in full, without the catalog of its services. Languages are those of the site, not of its
 * staff (see `website`). No review stars: search engines ignore those that a company gives itself
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet#guidelines).
 */
export function wholeBusiness(site: string): RoofingContractor & object {
  const {foundedYear, hours, statewide} = company;
  return {
    ...business(site),
    email: company.email,
    logo: `${site}apple-touch-icon.png`,
    ...(foundedYear && {foundingDate: String(foundedYear)}),
    areaServed: [...(statewide ? [FLORIDA] : []), ...counties(), ...towns()],
    openingHoursSpecification: hours.map(({days, opens, closes}) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...proof(),
  };
}

export const website = (site: string): WebSite & object => ({
  '@type': 'WebSite',
  ...websiteId(site),
  name: company.name,
  url: site,
  inLanguage: LOCALES.map(({code}) => code),
  publisher: businessId(site),
});
