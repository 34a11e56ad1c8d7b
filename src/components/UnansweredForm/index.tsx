import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * On the page after one that was left while its form was being sent: says so, with a link back. The script
 * in the head (`src/browser/app-loader/head.ts`) shows it, and sets the link.
 */
export default function UnansweredForm(): ReactNode {
  return (
    <aside className={styles.notice} data-unanswered-form>
      <p>
        <Translate id="forms.unanswered.text">
          You left before we could confirm your form: it may not have been sent.
        </Translate>{' '}
        <a href={useBaseUrl(routes.contact)}>
          <Translate id="forms.unanswered.link">Go back and send it again</Translate>
        </a>
      </p>
    </aside>
  );
}
