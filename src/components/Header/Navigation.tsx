import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {headerLinks} from '@site/src/data/navigation';
import {routes} from '@site/src/data/routes';
import {routeOf} from '@site/src/language/localePath';
import type {ReactNode} from 'react';

import Button from '../Button';
import LanguageSwitcher from '../LanguageSwitcher';
import styles from './styles.module.css';

/** `page` for the page itself, `true` for one below it: an article is in the Knowledge Center. */
function currentAt(pathname: string): (to: string) => 'page' | 'true' | undefined {
  const route = routeOf(pathname);
  return (to) => {
    if (route === to) return 'page';
    return to !== routes.home && route.startsWith(`${to}/`) ? 'true' : undefined;
  };
}

/**
 * The main links; below 768 px they are the menu, with the CTA and the languages: a popover, which
 * the browser opens and closes.
 */
export default function Navigation({id, pathname}: {id: string; pathname: string}): ReactNode {
  const current = currentAt(pathname);
  return (
    <nav
      id={id}
      popover="auto"
      className={styles.nav}
      aria-label={translate({id: 'header.nav.label', message: 'Main'})}
    >
      {headerLinks().map(({to, label}) => (
        <Link key={to} className={styles.link} to={to} aria-current={current(to)}>
          {label}
        </Link>
      ))}
      <div className={styles.menuActions}>
        <Button to={routes.contact}>
          {translate({id: 'header.action.scheduleInspection', message: 'Schedule Inspection'})}
        </Button>
        <LanguageSwitcher variant="menu" />
      </div>
    </nav>
  );
}
