import Section from '@site/src/components/Section';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The form on the left, everything else on the right; below 1000 px one under the other. */
export default function Columns({
  form,
  children,
}: {
  form: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <Section tileEdge className={styles.section}>
      <div className={styles.columns}>
        <div>{form}</div>
        <div className={styles.aside}>{children}</div>
      </div>
    </Section>
  );
}
