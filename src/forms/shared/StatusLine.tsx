import type {ReactNode} from 'react';

import styles from './statusLine.module.css';

/** Tells a screen reader, politely and unseen, what the page shows by other means. */
export default function StatusLine({children}: {children: ReactNode}): ReactNode {
  return (
    <p className={styles.line} role="status">
      {children}
    </p>
  );
}
