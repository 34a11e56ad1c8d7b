import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {company, phoneHref} from '@site/src/data/company';
import {routes} from '@site/src/data/routes';
import {routeOf, splitLocale} from '@site/src/language/localePath';
import {whoAnswers} from '@site/src/lib/whoAnswers';
import {X} from 'lucide-react';

import Button from '../Button';
import {BANNER, DISMISS} from './behavior';
import styles from './styles.module.css';

/**
 * Sticky on small screens. `behavior.ts` dismisses the banner for the session, before the first paint of
 * later pages, that of `EmergencyPanel` hides it while a call panel is in view. The number
 * dials. "Call Now" opens the contact page, and is named for both ways where nobody answers in
 * the page's language day and night; on the contact page it dials, too.
 */
export default function CallBanner() {
  const {pathname} = useLocation();
  const onContact = routeOf(pathname) === routes.contact;
  const dials = onContact || whoAnswers(splitLocale(pathname).locale).always;
  return (
    <aside
      className={styles.banner}
      data-background="deep"
      {...{[BANNER]: true}}
      aria-label={translate({id: 'callBanner.region.label', message: 'Call us'})}
    >
      <a className={styles.phone} href={phoneHref}>
        <span className={styles.note}>
          {company.emergency ? (
            <Translate id="callBanner.note.emergency">Roof emergency? 24/7</Translate>
          ) : (
            <Translate id="header.menu.emergency">Water coming in now?</Translate>
          )}
        </span>
        <b className={styles.number}>{company.phone.display}</b>
      </a>
      <Button
        to={onContact ? phoneHref : routes.contact}
        variant="ghost"
        size="sm"
        className={styles.action}
      >
        {dials ? (
          <Translate id="callBanner.action.callNow">Call Now</Translate>
        ) : (
          <Translate id="callBanner.action.callOrWrite">Call or write</Translate>
        )}
      </Button>
      <button
        type="button"
        className={styles.close}
        {...{[DISMISS]: true}}
        data-needs-script
        aria-label={translate({id: 'callBanner.action.dismiss', message: 'Hide this call banner'})}
      >
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}
