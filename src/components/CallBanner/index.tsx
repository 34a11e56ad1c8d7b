import Translate, {translate} from '@docusaurus/Translate';
import {company, phoneHref} from '@site/src/data/company';
import {routes} from '@site/src/data/routes';
import {X} from 'lucide-react';
import {type ReactNode, useSyncExternalStore} from 'react';

import Button from '../Button';
import {dismiss, isDismissed, subscribe} from './dismissal';
import styles from './styles.module.css';

/**
 * Sticky on small screens until it is dismissed for the session. Call Now goes to the contact page
 * as specified; the number itself is a `tel:` link. Not in the served HTML: only the browser knows
 * whether it was dismissed, and it is fixed, so nothing moves when it comes.
 */
export default function CallBanner(): ReactNode {
  const dismissed = useSyncExternalStore(subscribe, isDismissed, () => true);
  if (dismissed) return null;
  return (
    <aside
      className={styles.banner}
      data-ground="deep"
      data-call-banner
      aria-label={translate({id: 'callBanner.region.label', message: 'Call us'})}
    >
      <a className={styles.phone} href={phoneHref}>
        <span className={styles.note}>
          <Translate id="callBanner.note.emergency">Roof emergency? 24/7</Translate>
        </span>
        <b className={styles.number}>{company.phone.display}</b>
      </a>
      <Button to={routes.contact} size="sm">
        <Translate id="callBanner.action.callNow">Call Now</Translate>
      </Button>
      <button
        type="button"
        className={styles.close}
        onClick={dismiss}
        aria-label={translate({id: 'callBanner.action.dismiss', message: 'Hide this call banner'})}
      >
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}
