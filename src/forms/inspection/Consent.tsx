import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * What sending means, with the privacy policy of the same language.
 *
 * @param children more of the same paragraph
 */
export default function Consent({children}: {children: ReactNode}) {
  return (
    <p className={styles.note}>
      <Translate
        id="forms.inspection.consent"
        values={{
          policy: (
            <Link to={routes.privacyPolicy}>
              <Translate id="forms.inspection.consentPolicy">Privacy policy</Translate>
            </Link>
          ),
        }}
      >
        {
          'By sending this form, you agree that we may call, text or email you about your roof. {policy}.'
        }
      </Translate>{' '}
      {children}
    </p>
  );
}
