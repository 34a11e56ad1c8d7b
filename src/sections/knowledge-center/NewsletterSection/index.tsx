import Section from '@site/src/components/Section';
import NewsletterForm from '@site/src/forms/newsletter';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The letter's card on its ground: on the list, and below every article before the way on. */
export default function NewsletterSection({children}: {children?: ReactNode}): ReactNode {
  return (
    <Section className={styles.section}>
      <NewsletterForm />
      {children}
    </Section>
  );
}
