import clsx from 'clsx';
import type {ReactNode} from 'react';

import SectionTitle from '../SectionTitle';
import styles from './styles.module.css';

type Background = 'paper' | 'sand' | 'sky' | 'deep';

type Props = {
  background?: Background;
  /** A course of barrel tiles on the upper edge: two or three times a page, not at every change. */
  tileEdge?: boolean;
  /** `id` of the heading that names this section. */
  labelledBy?: string;
  /** That heading, with an optional lead under it, where the section begins with it. */
  title?: ReactNode;
  lead?: ReactNode;
  /** Less padding above and below, for strips such as the figures. */
  tight?: boolean;
  className?: string;
  children: ReactNode;
};

/** One block of a page with its background, as wide as the page's measure. */
export default function Section({
  background = 'paper',
  tileEdge = false,
  labelledBy,
  title,
  lead,
  tight = false,
  className,
  children,
}: Props) {
  return (
    <section
      aria-labelledby={labelledBy}
      data-background={background}
      className={clsx(
        styles.section,
        styles[background],
        tileEdge && styles.tileEdge,
        tight && styles.tight,
        className,
      )}
    >
      <div className={styles.page}>
        {title && <SectionTitle id={labelledBy} title={title} lead={lead} />}
        {children}
      </div>
    </section>
  );
}
