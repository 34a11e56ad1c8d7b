import type {ReactNode} from 'react';

import {HONEYPOT} from '../core/fields';
import styles from './honeypot.module.css';

/** A field that people neither see, hear nor reach; software that fills it gives itself away. */
export default function Honeypot(): ReactNode {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
