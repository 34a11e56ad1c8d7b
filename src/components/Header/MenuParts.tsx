import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useServices} from '@site/src/components/useServices';
import {serviceRoute} from '@site/src/data/routes';
import {MAIN_SERVICES} from '@site/src/data/services';
import type {ReactNode} from 'react';

import EmergencyPanel from '../EmergencyPanel';
import styles from './MenuParts.module.css';

/** The company's number, at the top of the phone menu. */
export function MenuCall(): ReactNode {
  return (
    <div className={styles.call}>
      <EmergencyPanel label={<Translate id="header.menu.emergency">Water coming in?</Translate>} />
    </div>
  );
}

/** The main services, under the link to all of them. */
export function MenuServices({
  current,
}: {
  /** `aria-current` of a link. */
  current: (to: string) => 'page' | 'true' | undefined;
}): ReactNode {
  return (
    <ul className={styles.services}>
      {useServices()
        .slice(0, MAIN_SERVICES)
        .map(({slug, title}) => (
          <li key={slug}>
            <Link
              className={styles.service}
              to={serviceRoute(slug)}
              aria-current={current(serviceRoute(slug))}
            >
              {title}
            </Link>
          </li>
        ))}
    </ul>
  );
}
