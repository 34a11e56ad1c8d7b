import Translate from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import NewsletterForm from '@site/src/forms/newsletter';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The letter: why, and the form. On the list and below every article. */
export default function NewsletterSection(): ReactNode {
  return (
    <Section labelledBy="newsletter" className={styles.section}>
      <div className={styles.sheet}>
        <div>
          <h2 id="newsletter" className={styles.title}>
            <Translate id="knowledgeCenter.newsletter.title">
              A short letter before each storm season
            </Translate>
          </h2>
          <p className={styles.text}>
            <Translate id="knowledgeCenter.newsletter.text">
              Checklists and deadlines that matter in Florida, and new articles. Leave any time.
            </Translate>
          </p>
        </div>
        <NewsletterForm />
      </div>
    </Section>
  );
}
