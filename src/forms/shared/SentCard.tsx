import CheckTile from '@site/src/components/CheckTile';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';

import styles from './sentCard.module.css';

/**
 * In the place of a form after success. Its heading takes the focus, so that it is announced, and is
 * scrolled into view; the stylesheet leaves space for the sticky header.
 */
export default function SentCard({
  about,
  toast,
  title,
  className,
  children,
}: {
  /** The form's name. */
  about: string;
  toast: ReactNode;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView({block: 'start'});
  }, []);
  return (
    <div className={clsx(styles.stack, className)}>
      {toast}
      <section className={styles.card} data-sent aria-labelledby={`${about}-sent`}>
        <CheckTile size="lg" />
        <h2 ref={heading} tabIndex={-1} className={styles.title} id={`${about}-sent`}>
          {title}
        </h2>
        <div className={styles.text}>{children}</div>
      </section>
    </div>
  );
}
