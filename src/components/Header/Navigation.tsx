import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {headerLinks} from '@site/src/data/navigation';
import {routes} from '@site/src/data/routes';
import {routeOf} from '@site/src/language/localePath';
import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';

import Button from '../Button';
import LanguageSwitcher from '../LanguageSwitcher';
import styles from './styles.module.css';

type Props = {
  ref: Ref<HTMLElement>;
  id: string;
  open: boolean;
  pathname: string;
  onFollow: () => void;
};

/** `page` for the page itself, `true` for one below it: an article is in the Knowledge Center. */
function currentAt(pathname: string): (to: string) => 'page' | 'true' | undefined {
  const route = routeOf(pathname);
  return (to) => {
    if (route === to) return 'page';
    return to !== routes.home && route.startsWith(`${to}/`) ? 'true' : undefined;
  };
}

/** The main links; below 768 px they are the menu, with the CTA and the languages. */
export default function Navigation({ref, id, open, pathname, onFollow}: Props): ReactNode {
  const current = currentAt(pathname);
  return (
    <nav
      ref={ref}
      id={id}
      className={clsx(styles.nav, open && styles.open)}
      aria-label={translate({id: 'header.nav.label', message: 'Main'})}
    >
      {headerLinks().map(({to, label}) => (
        <Link
          key={to}
          className={styles.link}
          to={to}
          aria-current={current(to)}
          onClick={onFollow}
        >
          {label}
        </Link>
      ))}
      <div className={styles.menuActions}>
        <Button to={routes.contact} onClick={onFollow}>
          {translate({id: 'header.action.scheduleInspection', message: 'Schedule Inspection'})}
        </Button>
        <LanguageSwitcher variant="menu" onChange={onFollow} />
      </div>
    </nav>
  );
}
