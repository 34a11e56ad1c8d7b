import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Two blocks side by side from 1000 px on, on a split of the page's columns; below, one under the other. */
export default function Split({
  at = '6-6',
  className,
  children,
}: {
  at?: '6-6' | '8-4';
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.split, at === '8-4' && styles.main, className)}>{children}</div>
  );
}
