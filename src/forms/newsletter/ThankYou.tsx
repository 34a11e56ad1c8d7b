import Translate from '@docusaurus/Translate';
import CheckTile from '@site/src/components/CheckTile';
import ToastPlace from '@site/src/components/ToastRegion/ToastPlace';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {useArrival} from '../shared/useArrival';
import styles from './styles.module.css';

/** Replaces the form after success. Takes the focus and scrolls into view. */
export default function ThankYou(): ReactNode {
  const title = useArrival();
  return (
    <div className={styles.stack}>
      <ToastPlace about="newsletter" />
      <section
        className={clsx(styles.card, styles.thanks)}
        data-sent
        aria-labelledby="newsletter-title"
      >
        <CheckTile size="lg" />
        <div>
          <h2 ref={title} tabIndex={-1} className={styles.title} id="newsletter-title">
            <Translate id="forms.newsletter.thanksTitle">Successfully Subscribed!</Translate>
          </h2>
          <p className={styles.text}>
            <Translate id="forms.newsletter.thanksText">
              Thank you. The next newsletter comes to your inbox. Each one has an unsubscribe link.
            </Translate>
          </p>
        </div>
      </section>
    </div>
  );
}
