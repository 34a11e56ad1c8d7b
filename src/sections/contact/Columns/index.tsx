import Section from '@site/src/components/Section';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * The form on the left, everything else on the right. Below 1000 px the form comes first, because every
 * "Book a free inspection" leads here.
 */
export default function Columns({
  form,
  call,
  children,
}: {
  form: ReactNode;
  /** The panel with the phone. */
  call: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section tileEdge className={styles.section}>
      <div className={styles.columns}>
        <div className={styles.form}>{form}</div>
        <div>{call}</div>
        <div className={styles.aside}>{children}</div>
      </div>
    </Section>
  );
}
