import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './summary.module.css';

/** The line to tap of a `<details>`, across the column, with a mark that turns as it opens. */
export default function Summary({children}: {children: ReactNode}): ReactNode {
  return (
    <summary className={styles.summary}>
      {children}
      <ChevronDown className={styles.mark} size={20} aria-hidden="true" />
    </summary>
  );
}
