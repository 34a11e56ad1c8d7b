import {company, licenseUrl} from '@site/src/data/company';
import type {ReactNode} from 'react';

import OutsideLink from '../OutsideLink';

/** The license number; it leads to the state's record of it. */
export default function LicenseLink(): ReactNode {
  return <OutsideLink href={licenseUrl()}>{company.license}</OutsideLink>;
}
