import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {licenseUrl} from '@site/src/data/company';
import type {ReactNode} from 'react';

/** Inline link to the state's license search, or to the company's record in it. */
export default function LicenseSearchLink(): ReactNode {
  return (
    <Link href={licenseUrl()}>
      <Translate
        id="components.licenseSearch.link"
        description="Stands in the sentences that say where to look the license up"
      >
        state’s license search
      </Translate>
    </Link>
  );
}
