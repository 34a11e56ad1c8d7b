import Section from '@site/src/components/Section';
import NewsletterForm from '@site/src/forms/newsletter';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The letter's card on its ground: on the list and below every article. */
export default function NewsletterSection(): ReactNode {
  return (
    <Section className={styles.section}>
      <NewsletterForm />
    </Section>
  );
}
