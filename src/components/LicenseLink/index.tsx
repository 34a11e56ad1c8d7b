import Link from '@docusaurus/Link';
import {company, licenseUrl} from '@site/src/data/company';
import type {ReactNode} from 'react';

/** The license number, linked to the state's record. */
export default function LicenseLink(): ReactNode {
  return <Link href={licenseUrl()}>{company.license}</Link>;
}
