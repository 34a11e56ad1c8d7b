import clsx from 'clsx';
import type {ElementType, ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * A sheet with one lifted corner. Give it a heading that holds the card's only link, with the class
 * `cardLink` on that link, and the whole card becomes its target.
 */
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

export const cardLink = styles.link;
