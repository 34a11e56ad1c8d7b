import type {ReactNode} from 'react';

import {HONEYPOT} from '../core/fields';
import styles from './honeypot.module.css';

/** Honeypot: a field hidden from people and screen readers; whoever fills it is a bot. */
export default function Honeypot(): ReactNode {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
