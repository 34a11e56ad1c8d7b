import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {company} from '@site/src/data/company';
import {Fragment, type ReactNode} from 'react';

import {LicenseLink, LicenseSearchLink} from '../company';
import {cityLine} from '../PostalAddress';

/**
 * A line of the receipt: what it is about, the record that shows it (null where none is given), and what the
 * page about the company says in its place.
 */
type Credential = {title: ReactNode; record: ReactNode; explained?: ReactNode};

/** How much of it a page shows: beside a service what matters before a contract, about us all, with a sentence. */
export type Extent = 'short' | 'usual' | 'explained';

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

/** Links to the permit records of the counties in which the company works; with a comma between them. */
const permitLinks = (): ReactNode[] =>
  company.counties
    .filter((county) => county in company.permitRecords)
    .map((county, index) => (
      <Fragment key={county}>
        {index > 0 && ', '}
        <Link href={company.permitRecords[county]!}>{county}</Link>
      </Fragment>
    ));

const insurer = (insurance: {insurer: string} | null): ReactNode =>
  insurance && <b>{insurance.insurer}</b>;

/**
 * What a customer can check. Of what every roofer should have, a gap says so; a profile at the BBB or at Google
 * is left out where there is none.
 */
export function credentialItems(extent: Extent): Credential[] {
  const {license, liability, workersCompensation, maker, bbb, google, address, warranty} = company;
  const items: (Credential | false)[] = [
    {
      title: <Translate id="components.credentials.license">Florida license</Translate>,
      record: <LicenseLink />,
      explained: company.statewide ? (
        <Translate
          id="about.certifications.licenseText"
          values={{license, search: <LicenseSearchLink />}}
        >
          {'Florida roofing license {license}, valid statewide. Look it up in the {search}.'}
        </Translate>
      ) : (
        <Translate
          id="testimonials.trust.licensedText"
          values={{license, search: <LicenseSearchLink />}}
        >
          {'{license}, in the {search}.'}
        </Translate>
      ),
    },
    {
      title: <Translate id="components.credentials.liability">Liability insurance</Translate>,
      record: insurer(liability),
    },
    {
      title: <Translate id="components.credentials.workers">Workers’ compensation</Translate>,
      record: insurer(workersCompensation),
    },
    extent !== 'short' &&
      bbb !== null && {
        title: <Translate id="components.credentials.bbb">Better Business Bureau (BBB)</Translate>,
        record: bbbLink() ?? bbb.rating,
        explained: (
          <>
            <b>{bbb.rating}</b>
            <Translate id="about.certifications.bbbText">
              The Better Business Bureau rates how a company answers its customers. Look us up by
              name.
            </Translate>{' '}
            {bbbLink()}
          </>
        ),
      },
    extent !== 'short' &&
      google !== null && {
        title: <Translate id="components.credentials.google">Reviews on Google</Translate>,
        record: (
          <Link href={google.url}>
            <Translate id="components.credentials.googleLink">Our Google profile</Translate>
          </Link>
        ),
      },
    permitLinks().length > 0 && {
      title: <Translate id="components.credentials.permits">Permits in our name</Translate>,
      record: permitLinks(),
    },
    extent !== 'short' && {
      title: <Translate id="components.credentials.address">Where to find us</Translate>,
      record: address && `${address.street}, ${cityLine(address)}`,
    },
    extent === 'explained' &&
      maker !== null && {
        title: (
          <Translate id="about.certifications.makerTitle">Shingle-manufacturer certified</Translate>
        ),
        record: (
          <>
            <b>{`${maker.name}, ${maker.certification}`}</b>
            <Translate id="about.certifications.makerText">
              Trained by the manufacturer to lay its shingles the way its warranty requires. We show
              you the certificate with the quote.
            </Translate>
          </>
        ),
      },
    warranty !== null && {
      title: <Translate id="components.credentials.warranty">Workmanship warranty</Translate>,
      record: yearsText(warranty.years),
      explained: (
        <>
          <b>{yearsText(warranty.years)}</b>
          <Translate id="components.credentials.warrantyNote">On our work, in writing</Translate>
        </>
      ),
    },
  ];
  return items.filter((item) => item !== false);
}
