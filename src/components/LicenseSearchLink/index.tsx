import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {company} from '@site/src/data/company';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Inline link to the state's license search, for use in a sentence. */
export default function LicenseSearchLink(): ReactNode {
  return (
    <Link className={styles.link} href={company.licenseSearchUrl}>
      <Translate
        id="components.licenseSearch.link"
        description="Stands in the sentences that say where to look the license up"
      >
        state’s license search
      </Translate>
    </Link>
  );
}
