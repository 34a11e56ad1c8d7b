import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Running text from Markdown: articles, services, the policy. */
export default function Prose({
  id,
  lang,
  className,
  children,
}: {
  id?: string;
  lang?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div id={id} lang={lang} className={clsx('markdown', styles.prose, className)}>
      {children}
    </div>
  );
}
