import Button from '@site/src/components/Button';
import EmergencyPanel from '@site/src/components/EmergencyPanel';
import {routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export type Cta = {title: string; description: string; buttonText: string};

/**
 * The service's own CTA, and the phone number for emergencies.
 *
 * @param isSecond whether the page began with the number
 */
export default function ServiceCta({
  cta,
  isSecond,
  lang,
}: {
  cta: Cta;
  isSecond: boolean;
  lang?: string;
}): ReactNode {
  return (
    <aside className={styles.cta} aria-labelledby="service-cta-title">
      <div className={styles.card} lang={lang}>
        <h2 id="service-cta-title" className={styles.title}>
          {cta.title}
        </h2>
        <p className={styles.text}>{cta.description}</p>
        <Button
          to={routes.contact}
          variant={isSecond ? 'ghost' : 'primary'}
          className={styles.button}
        >
          {cta.buttonText}
        </Button>
      </div>
      {!isSecond && <EmergencyPanel />}
    </aside>
  );
}
