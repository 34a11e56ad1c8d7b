import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {headerLinks} from '@site/src/data/navigation';
import {routes} from '@site/src/data/routes';
import {routeOf} from '@site/src/language/localePath';
import {Fragment, type ReactNode} from 'react';

import Button from '../Button';
import LanguageSwitcher from '../LanguageSwitcher';
import {MenuCall, MenuServices} from './MenuParts';
import styles from './styles.module.css';

/** `aria-current` of a link: `page` on that page, `true` on one below it (an article of the list). */
function currentAt(pathname: string): (to: string) => 'page' | 'true' | undefined {
  const route = routeOf(pathname);
  return (to) => {
    if (route === to) return 'page';
    return to !== routes.home && route.startsWith(`${to}/`) ? 'true' : undefined;
  };
}

/**
 * The main links. Below 768 px, a menu with the number, the main services, the CTA and the languages: a
 * popover, which the browser opens and closes.
 */
export default function Navigation({
  id,
  pathname,
  inspection,
}: {
  id: string;
  pathname: string;
  /** Look of the CTA. */
  inspection: 'primary' | 'ghost';
}): ReactNode {
  const current = currentAt(pathname);
  return (
    <nav
      id={id}
      popover="auto"
      className={styles.nav}
      aria-label={translate({id: 'header.nav.label', message: 'Main'})}
    >
      <MenuCall />
      {headerLinks().map(({to, label}) => (
        <Fragment key={to}>
          <Link className={styles.link} to={to} aria-current={current(to)}>
            {label}
          </Link>
          {to === routes.services && <MenuServices current={current} />}
        </Fragment>
      ))}
      <div className={styles.menuActions}>
        <Button to={routes.contact} variant={inspection}>
          {translate({id: 'header.action.scheduleInspection', message: 'Schedule Inspection'})}
        </Button>
        <LanguageSwitcher variant="menu" />
      </div>
    </nav>
  );
}
