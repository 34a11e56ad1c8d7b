import Section from '@site/src/components/Section';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * The form on the left, everything else on the right. Below 1000 px the phone comes first, because visitors
 * who pressed "Call Now" look for it, and the form right below.
 */
export default function Columns({
  call,
  form,
  notice,
  children,
}: {
  /** The panel with the phone. */
  call: ReactNode;
  form: ReactNode;
  /** Last, below the form. */
  notice: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <Section tileEdge className={styles.section}>
      <div className={styles.columns}>
        <div>{call}</div>
        <div className={styles.form}>{form}</div>
        <div className={styles.aside}>{children}</div>
        <div className={styles.notice}>{notice}</div>
      </div>
    </Section>
  );
}
