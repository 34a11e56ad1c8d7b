import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {company, emailHref, licenseUrl, phoneHref} from '@site/src/data/company';
import {routes} from '@site/src/data/routes';
import clsx from 'clsx';
import {Phone} from 'lucide-react';
import type {ReactNode} from 'react';

import Button from './Button';
import styles from './company.module.css';

/** The license number, linked to the state's record. */
export const LicenseLink = () => <Link href={licenseUrl()}>{company.license}</Link>;

/** "License" and its number, linked. */
export const License = () => (
  <Translate id="footer.company.license" values={{license: <LicenseLink />}}>
    {'License {license}'}
  </Translate>
);

/** Inline link to the state's license search, or to the company's record in it. */
export const LicenseSearchLink = () => (
  <Link href={licenseUrl()}>
    <Translate
      id="components.licenseSearch.link"
      description="Stands in the sentences that say where to look the license up"
    >
      state’s license search
    </Translate>
  </Link>
);

type LinkProps = {className?: string; children?: ReactNode};

/** The company's number as a `tel:` link, never broken over lines. `children` replace the bare number. */
export const PhoneLink = ({className, children}: LinkProps) => (
  <a href={phoneHref} className={clsx(styles.phone, className)}>
    {children ?? company.phone.display}
  </a>
);

/** The company's email address as a `mailto:` link. */
export const EmailLink = ({className}: LinkProps) => (
  <a href={emailHref} className={className}>
    {company.email}
  </a>
);

/** The number as a second action. */
export const PhoneButton = () => (
  <Button variant="ghost" to={phoneHref}>
    <Phone size={20} aria-hidden="true" />
    <Translate id="header.call.label" values={{phone: company.phone.display}}>
      {'Call {phone}'}
    </Translate>
  </Button>
);

/** The site's first action, by its one name: it leads to the form. */
export const InspectionButton = () => (
  <Button to={routes.contact}>
    <Translate id="components.inspectionButton">Book a free inspection</Translate>
  </Button>
);
