import type {EducationalOccupationalCredential} from 'schema-dts';

import {company, real} from '../../data/company';

const CREDENTIAL = 'EducationalOccupationalCredential';

/** From the lowest to the highest price that the services name: "$450-$24,000". */
function priceRange(): string | null {
  const ranges = Object.values(company.prices).filter((price) => price !== 'free');
  if (company.placeholder || ranges.length === 0) return null;
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
export function proof() {
  const {bbb, google, otherProfiles} = company;
  const address = real(company.address);
  const profiles = [bbb?.url, google?.url, ...otherProfiles].filter(
    (url) => typeof url === 'string',
  );
  const prices = priceRange();
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

export const towns = () =>
  (real(company.towns) ?? []).map((name) => ({'@type': 'City' as const, name}));
