import clsx from 'clsx';
import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Folded on phones, where a page is read for what is next; wider, its content shows and the summary
 * does not. Native, so that it works before the app. A desktop browser that cannot show what is folded
 * (before Chromium 131, Safari 18.4, Firefox 143) keeps the summary.
 */
export default function Fold({
  summary,
  className,
  children,
}: {
  /** What is folded; a heading beside it says the same where it does not show. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}): ReactNode {
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
