import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {company} from '@site/src/data/company';
import type {ReactNode} from 'react';

import {LicenseLink} from '../company';
import {cityLine} from '../PostalAddress';

/** A line of the receipt: what it is about, and the record that shows it; null where none is given. */
type Credential = {title: ReactNode; record: ReactNode};

/** "25 years", translated: call it only while rendering. */
export const yearsText = (years: number): string =>
  years === 1
    ? translate({id: 'components.credentials.year', message: '1 year'})
    : translate({id: 'components.credentials.years', message: '{years} years'}, {years});

/** Link to the company's BBB profile; nothing if none is given. */
export const bbbLink = (): ReactNode =>
  company.bbb?.url && (
    <Link href={company.bbb.url}>
      <Translate id="components.credentials.bbbLink">Our BBB profile</Translate>
    </Link>
  );

const insurer = (insurance: {insurer: string} | null): ReactNode =>
  insurance && <b>{insurance.insurer}</b>;

/**
 * What a customer can check. Of what every roofer should have, a gap says so; a profile at the BBB or at Google
 * is left out where there is none.
 */
export function credentialItems(): Credential[] {
  const {liability, workersCompensation, bbb, google, address} = company;
  const items: (Credential | false)[] = [
    {
      title: <Translate id="components.credentials.license">Florida license</Translate>,
      record: <LicenseLink />,
    },
    {
      title: <Translate id="components.credentials.liability">Liability insurance</Translate>,
      record: insurer(liability),
    },
    {
      title: <Translate id="components.credentials.workers">Workers’ compensation</Translate>,
      record: insurer(workersCompensation),
    },
    bbb !== null && {
      title: <Translate id="components.credentials.bbb">Better Business Bureau (BBB)</Translate>,
      record: bbbLink() ?? bbb.rating,
    },
    google !== null && {
      title: <Translate id="components.credentials.google">Reviews on Google</Translate>,
      record: (
        <Link href={google.url}>
          <Translate id="components.credentials.googleLink">Our Google profile</Translate>
        </Link>
      ),
    },
    {
      title: <Translate id="components.credentials.address">Where to find us</Translate>,
      record: address && `${address.street}, ${cityLine(address)}`,
    },
  ];
  return items.filter((item) => item !== false);
}
