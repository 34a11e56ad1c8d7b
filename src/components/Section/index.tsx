import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Ground = 'paper' | 'sand' | 'sky' | 'deep';

type Props = {
  ground?: Ground;
  /** A course of barrel tiles on the upper edge: two or three times a page, not at every change. */
  tileEdge?: boolean;
  /** `id` of the heading that names this section. */
  labelledBy?: string;
  /** Less air above and below, for strips such as the figures. */
  tight?: boolean;
  className?: string;
  children: ReactNode;
};

/** One block of a page on its ground, as wide as the page's measure. */
export default function Section({
  ground = 'paper',
  tileEdge = false,
  labelledBy,
  tight = false,
  className,
  children,
}: Props): ReactNode {
  return (
    <section
      aria-labelledby={labelledBy}
      data-ground={ground}
      className={clsx(
        styles.section,
        styles[ground],
        tileEdge && styles.tileEdge,
        tight && styles.tight,
        className,
      )}
    >
      <div className={styles.page}>{children}</div>
    </section>
  );
}
