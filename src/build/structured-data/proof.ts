import type {EducationalOccupationalCredential} from 'schema-dts';

import {company} from '../../data/company';
import {credentials} from '../../data/proof/credentials';
import {real} from '../../data/proof/given';
import {payment} from '../../data/proof/payment';

const CREDENTIAL = 'EducationalOccupationalCredential';

/** From the lowest to the highest price that the services name: "$450-$24,000". */
function priceRange(): string | null {
  const ranges = Object.values(payment.prices).flatMap((price) =>
    price === 'free' ? [] : (real(price) ?? []),
  );
  if (ranges.length === 0) return null;
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
  const least = Math.min(...ranges.map(({from}) => from));
  return `${dollars(least)}-${dollars(Math.max(...ranges.map(({to}) => to)))}`;
}

/** The state's license, and the certification of the shingle maker. */
function hasCredential(): EducationalOccupationalCredential[] {
  const maker = real(credentials.maker);
  return [
    {
      '@type': CREDENTIAL,
      credentialCategory: 'license',
      identifier: company.license,
      recognizedBy: {
        '@type': 'Organization',
        name: company.licensor,
        url: real(credentials.licenseRecord)?.url ?? company.licenseSearchUrl,
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
 * What else is known of the company, as far as its owner has given it. What is still invented stays
 * out: a page of a trial says that it is one, and a search engine would take this for true.
 */
export function proof() {
  const {bbb, google, otherProfiles} = credentials;
  const address = real(credentials.address);
  const profiles = [
    ...[bbb, google].flatMap((profile) => real(profile)?.url ?? []),
    ...(real(otherProfiles)?.urls ?? []),
  ];
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
    ...(profiles.length > 0 && {sameAs: profiles}),
    ...(prices && {priceRange: prices}),
  };
}

/** The towns that it works in most. */
export const towns = () =>
  (real(credentials.towns)?.names ?? []).map((name) => ({'@type': 'City' as const, name}));
