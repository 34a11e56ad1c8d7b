import clsx from 'clsx';
import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Folded on phones; from 768 px on, the content shows and the summary is hidden. A `<details>`, so that it
 * works before hydration. A desktop browser without `::details-content` (before Chromium 131, Safari
 * 18.4, Firefox 143) keeps the summary.
 */
export default function Fold({
  summary,
  className,
  children,
}: {
  /** Names the content; a heading nearby must say the same where the summary is hidden. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={clsx(styles.fold, className)}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDown className={styles.mark} size={20} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
