import {company} from '@site/src/data/company';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * The mark with the name as live text: tile end and sentry box, fronds that are gables and
 * sergeant's chevrons. `onDark` swaps its two main colors.
 */
export default function Logo({onDark = false}: {onDark?: boolean}): ReactNode {
  return (
    <span className={clsx(styles.logo, onDark && styles.onDark)}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.mark}>
        <path
          className={styles.arch}
          d="M4 43V24a20 20 0 0 1 40 0v19a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z"
        />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3.6">
          <path
            className={styles.frond}
            d="M11.5 31.5Q15.5 21.5 24 18.5q8.5 3 12.5 13M15 37Q18 29 24 27q6 2 9 10"
          />
          <path className={styles.frond} strokeLinecap="butt" d="M24 19v27" />
          <path className={styles.crown} d="M10.5 23.5Q15 13.5 24 10q9 3.5 13.5 13.5" />
        </g>
      </svg>
      <span>
        {/* The space keeps the two lines two words for screen readers. */}
        <b className={styles.name}>{company.logo.name}</b>{' '}
        <span className={styles.trade}>{company.logo.trade}</span>
      </span>
    </span>
  );
}
