import Island from '@site/src/components/Island';
import Section from '@site/src/components/Section';
import NewsletterForm from '@site/src/forms/newsletter';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The newsletter's section: on the list, and below every article before the final CTA. */
export default function NewsletterSection({children}: {children?: ReactNode}) {
  return (
    <Section className={styles.section}>
      <Island name="newsletter">
        <NewsletterForm />
      </Island>
      {children}
    </Section>
  );
}
