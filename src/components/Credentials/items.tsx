import Translate, {translate} from '@docusaurus/Translate';
import {company, licenseUrl} from '@site/src/data/company';
import type {ReactNode} from 'react';

import OutsideLink from '../OutsideLink';
import {cityLine} from '../PostalAddress';

/** Something that a customer can check, and how. */
export type Credential = {key: string; title: ReactNode; value?: ReactNode; note?: ReactNode};

/** "25 years", translated: call it only while rendering. */
export const yearsText = (years: number): string =>
  years === 1
    ? translate({id: 'components.credentials.year', message: '1 year'})
    : translate({id: 'components.credentials.years', message: '{years} years'}, {years});

const certificate = (
  <Translate id="components.credentials.certificate">Certificate on request</Translate>
);

/** Link to the company's BBB profile; nothing if none is given. */
export const bbbLink = (): ReactNode =>
  company.bbb?.url && (
    <OutsideLink href={company.bbb.url}>
      <Translate id="components.credentials.bbbLink">Our BBB profile</Translate>
    </OutsideLink>
  );

/** License, insurance, warranty, certification, ratings and address, each only if it is given. */
export function credentialItems(): Credential[] {
  const {liability, workersCompensation, warranty, maker, bbb, google, address} = company;
  const items: (Credential | null)[] = [
    {
      key: 'license',
      title: <Translate id="components.credentials.license">Florida license</Translate>,
      value: company.license,
      note: (
        <OutsideLink href={licenseUrl()}>
          <Translate id="components.credentials.licenseLink">
            Look the license up with the state
          </Translate>
        </OutsideLink>
      ),
    },
    liability && {
      key: 'liability',
      title: <Translate id="components.credentials.liability">Liability insurance</Translate>,
      value: liability.insurer,
      note: certificate,
    },
    workersCompensation && {
      key: 'workers',
      title: <Translate id="components.credentials.workers">Workers’ compensation</Translate>,
      value: workersCompensation.insurer,
      note: certificate,
    },
    warranty && {
      key: 'warranty',
      title: <Translate id="components.credentials.warranty">Workmanship warranty</Translate>,
      value: yearsText(warranty.years),
      note: <Translate id="components.credentials.warrantyNote">On our work, in writing</Translate>,
    },
    maker && {
      key: 'maker',
      title: (
        <Translate id="components.credentials.maker">Certified by the shingle maker</Translate>
      ),
      value: maker.name,
      note: maker.certification,
    },
    bbb && {
      key: 'bbb',
      title: <Translate id="components.credentials.bbb">Better Business Bureau (BBB)</Translate>,
      value: bbb.rating,
      note: bbbLink(),
    },
    google && {
      key: 'google',
      title: <Translate id="components.credentials.google">Reviews on Google</Translate>,
      note: (
        <OutsideLink href={google.url}>
          <Translate id="components.credentials.googleLink">Our Google profile</Translate>
        </OutsideLink>
      ),
    },
    address && {
      key: 'address',
      title: <Translate id="components.credentials.address">Where to find us</Translate>,
      value: address.street,
      note: cityLine(address),
    },
  ];
  return items.filter((item) => item !== null);
}
