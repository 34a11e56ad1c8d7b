import clsx from 'clsx';
import {Check, type LucideProps} from 'lucide-react';

import styles from './styles.module.css';

type Size = 'sm' | 'md' | 'lg';

/** The check of each size: the smallest is drawn bolder. */
const CHECKS: Record<Size, LucideProps> = {
  sm: {size: 14, strokeWidth: 4},
  md: {size: 20},
  lg: {size: 24},
};

/** A check in a palm tile: done, included, chosen. It decorates; the words stand beside it. */
export default function CheckTile({size, className}: {size: Size; className?: string}) {
  return (
    <span className={clsx(styles.tile, styles[size], className)} aria-hidden="true">
      <Check {...CHECKS[size]} />
    </span>
  );
}
