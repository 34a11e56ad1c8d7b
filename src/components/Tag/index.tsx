import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export type TagTone = 'storm' | 'tile' | 'palm' | 'sun';

/** A small label: a category, a badge, a topic. */
export default function Tag({tone = 'storm', children}: {tone?: TagTone; children: ReactNode}) {
  return <span className={clsx(styles.tag, styles[tone])}>{children}</span>;
}
