import type {
  EducationalOccupationalCredential,
  OfferCatalog,
  RoofingContractor,
  WebSite,
} from 'schema-dts';

import {company, real} from '../../data/company';
import {serviceRoute} from '../../data/routes';
import type {ServiceCard} from '../../data/services';
import {LOCALES} from '../../language/locales';

export type ServiceFacts = Pick<ServiceCard, 'slug' | 'title' | 'summary'>;

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
export const catalog = (
  name: string,
  services: readonly ServiceFacts[],
  home: string,
): OfferCatalog => ({
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

const towns = () => (real(company.towns) ?? []).map((name) => ({'@type': 'City' as const, name}));

const CREDENTIAL = 'EducationalOccupationalCredential';

/**
 * From the lowest to the highest price: "$450-$24,000". None where a service has no price: the range would be
 * that of the others.
 */
function priceRange(services: readonly ServiceFacts[]): string | null {
  const ranges = Object.values(company.prices).filter((price) => price !== 'free');
  const isWhole = services.every(({slug}) => slug in company.prices);
  if (company.placeholder || ranges.length === 0 || !isWhole) return null;
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
  const least = Math.min(...ranges.map(({from}) => from));
  return `${dollars(least)}-${dollars(Math.max(...ranges.map(({to}) => to)))}`;
}

/** The state's license, and the certification of the shingle maker. */
function hasCredential(): EducationalOccupationalCredential[] {
  const maker = real(company.maker);
  return [
    {
      '@type': CREDENTIAL,
      credentialCategory: 'license',
      identifier: company.license,
      recognizedBy: {
        '@type': 'Organization',
        name: 'Florida Department of Business and Professional Regulation',
        url: real(company.licenseRecord)?.url ?? company.licenseSearchUrl,
      },
    },
    ...(maker
      ? [
          {
            '@type': CREDENTIAL,
            credentialCategory: 'certification',
            name: maker.certification,
            recognizedBy: {'@type': 'Organization' as const, name: maker.name},
          } as const,
        ]
      : []),
  ];
}

/**
 * Further facts of the company, as far as its owner has given them. Invented facts are left out:
 * visitors of a trial see its notice, but a search engine would take them for true.
 */
function proof(services: readonly ServiceFacts[]) {
  const {bbb, google, otherProfiles} = company;
  const address = real(company.address);
  const profiles = [bbb?.url, google?.url, ...otherProfiles].filter(
    (url) => typeof url === 'string',
  );
  const prices = priceRange(services);
  return {
    hasCredential: hasCredential(),
    ...(address && {
      address: {
        '@type': 'PostalAddress' as const,
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.zip,
        addressCountry: 'US',
      },
    }),
    ...(real(profiles)?.length && {sameAs: profiles}),
    ...(prices && {priceRange: prices}),
  };
}

/**
 * The company in full, without the catalog of its services. Languages are those of the site, not of its
 * staff (see `website`). No review stars: search engines ignore those that a company gives itself
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet#guidelines).
 */
export function wholeBusiness(
  site: string,
  services: readonly ServiceFacts[],
): RoofingContractor & object {
  const {closedDays, foundedYear, hours, statewide} = company;
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
    // Closed all day: https://developers.google.com/search/docs/appearance/structured-data/local-business
    ...(closedDays.length > 0 && {
      specialOpeningHoursSpecification: closedDays.map((day) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: day,
        validThrough: day,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
    ...proof(services),
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
