import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {Check} from 'lucide-react';
import {type ReactNode, useEffect, useRef} from 'react';

import styles from './styles.module.css';

/** In the form's place after success, until reload. Takes the focus, and so is read. */
export default function ThankYou(): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Only where the form was: on a page opened later the reader is left alone.
    if (document.activeElement === document.body) title.current?.focus({preventScroll: true});
  }, []);
  return (
    <section className={clsx(styles.card, styles.thanks)} aria-labelledby="newsletter-title">
      <span className={styles.tile}>
        <Check aria-hidden="true" />
      </span>
      <div>
        <h2 ref={title} tabIndex={-1} className={styles.title} id="newsletter-title">
          <Translate id="forms.newsletter.thanksTitle">Successfully Subscribed!</Translate>
        </h2>
        <p className={styles.text}>
          <Translate id="forms.newsletter.thanksText">
            Thank you. The next letter comes to your inbox; each one has a link to leave.
          </Translate>
        </p>
      </div>
    </section>
  );
}
