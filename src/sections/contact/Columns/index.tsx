import Section from '@site/src/components/Section';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * The form on the left, everything else on the right. Below 1000 px one under the other, the phone
 * first: whoever pressed "Call Now" came for it, and the form begins right below.
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
  /** What stands last, below the form. */
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
