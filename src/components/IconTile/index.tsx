import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A decorative icon in an arch, the end of a barrel tile. */
export default function IconTile({
  icon: Icon,
  tone = 'tile',
}: {
  icon: LucideIcon;
  tone?: 'tile' | 'sky' | 'palm';
}): ReactNode {
  return (
    <span className={clsx(styles.arch, styles[tone])} aria-hidden="true">
      <Icon size={24} />
    </span>
  );
}
