import type {ReactNode} from 'react';

import styles from './statusLine.module.css';

/** Visually hidden live region: announces to screen readers what the page shows by other means. */
export default function StatusLine({children}: {children: ReactNode}): ReactNode {
  return (
    <p className={styles.line} role="status">
      {children}
    </p>
  );
}
