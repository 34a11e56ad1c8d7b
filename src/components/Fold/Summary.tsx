import clsx from 'clsx';
import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './summary.module.css';

/** The line to tap of a `<details>`, across the column, with a mark that turns as it opens. */
export default function Summary({
  className,
  hidden,
  children,
}: {
  className?: string;
  hidden?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <summary className={clsx(styles.summary, className)} hidden={hidden}>
      {children}
      <ChevronDown className={styles.mark} size={20} aria-hidden="true" />
    </summary>
  );
}
