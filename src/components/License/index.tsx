import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import LicenseLink from '../LicenseLink';

/** "License" and its number, linked. */
export default function License(): ReactNode {
  return (
    <Translate id="footer.company.license" values={{license: <LicenseLink />}}>
      {'License {license}'}
    </Translate>
  );
}
