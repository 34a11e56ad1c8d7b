import {PhoneLink} from '@site/src/components/company';
import {emergencyHours, openingHours} from '@site/src/lib/hours';
import type {ReactNode} from 'react';

import styles from './callUs.module.css';

/** The phone number and the hours, beside an error or in place of a form without JavaScript. */
export default function CallUs({children}: {children: ReactNode}) {
  return (
    <div className={styles.callUs} data-call-us>
      <p>{children}</p>
      <PhoneLink className={styles.phone} />
      <p className={styles.emergency}>{emergencyHours()}</p>
      <ul className={styles.hours}>
        {openingHours().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
