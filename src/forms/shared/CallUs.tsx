import Translate from '@docusaurus/Translate';
import PhoneLink from '@site/src/components/PhoneLink';
import {openingHours} from '@site/src/data/hours';
import type {ReactNode} from 'react';

import styles from './callUs.module.css';

/** The phone number and the hours, beside an error or in place of a form that cannot work. */
export default function CallUs({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.callUs} data-call-us>
      <p>{children}</p>
      <PhoneLink className={styles.phone} />
      <p className={styles.emergency}>
        <Translate id="footer.contact.emergency">Emergencies: 24 hours, every day.</Translate>
      </p>
      <ul className={styles.hours}>
        {openingHours().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
