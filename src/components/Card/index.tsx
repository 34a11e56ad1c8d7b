import clsx from 'clsx';
import type {ElementType, HTMLAttributes} from 'react';

import styles from './styles.module.css';

/** A sheet with one lifted corner. */
export default function Card({
  as: Tag = 'div',
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & {as?: ElementType}) {
  return <Tag {...rest} className={clsx(styles.card, className)} />;
}
