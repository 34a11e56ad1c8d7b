import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import EmergencyPanel from '@site/src/components/EmergencyPanel';
import {routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export type Call = {title: string; description: string; buttonText: string};

/** The service's own call to action, and the number for those who cannot wait. */
export default function ServiceCta({call, lang}: {call: Call; lang?: string}): ReactNode {
  return (
    <aside className={styles.call} aria-labelledby="service-call-title">
      <div className={styles.card} lang={lang}>
        <h2 id="service-call-title" className={styles.title}>
          {call.title}
        </h2>
        <p className={styles.text}>{call.description}</p>
        <Button to={routes.contact}>{call.buttonText}</Button>
      </div>
      <EmergencyPanel
        label={<Translate id="services.page.emergency">Water coming in now? 24/7</Translate>}
      />
    </aside>
  );
}
