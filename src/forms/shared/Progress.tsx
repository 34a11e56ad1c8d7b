import {translate} from '@docusaurus/Translate';
import {useEffect, useState} from 'react';

import styles from './progress.module.css';

/** After this long without an answer people wonder whether anything happens. */
export const SLOW_MS = 3_000;

/**
 * The words beside the button while a form is being sent: at once for screen readers, which cannot see
 * its label change, and after a while for everybody.
 *
 * @param sending what is announced at once; stands only while `isSending`
 */
export default function Progress({isSending, sending}: {isSending: boolean; sending: string}) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSending]);
  const still =
    isSlow &&
    translate({id: 'forms.sending.still', message: 'Still trying… Please keep this page open.'});
  return (
    <>
      {still && (
        // The line below says it.
        <p className={styles.still} aria-hidden="true">
          {still}
        </p>
      )}
      <p role="status" className="spoken">
        {isSending && (still || sending)}
      </p>
    </>
  );
}
