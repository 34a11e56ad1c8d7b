import {company, licenseUrl} from '@site/src/data/company';
import type {ReactNode} from 'react';

import OutsideLink from '../OutsideLink';

/** The license number, linked to the state's record. */
export default function LicenseLink(): ReactNode {
  return <OutsideLink href={licenseUrl()}>{company.license}</OutsideLink>;
}
