import clsx from 'clsx';
import type {ElementType, ReactNode} from 'react';

import styles from './styles.module.css';

/** A sheet with one lifted corner. */
export default function Card({
  as: Tag = 'div',
  className,
  children,
}: {
  as?: ElementType;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return <Tag className={clsx(styles.card, className)}>{children}</Tag>;
}
