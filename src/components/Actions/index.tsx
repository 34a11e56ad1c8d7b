import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Buttons side by side; on phones one below the other, each as wide as the page. */
export default function Actions({className, children}: {className?: string; children: ReactNode}) {
  return <div className={clsx(styles.actions, className)}>{children}</div>;
}
