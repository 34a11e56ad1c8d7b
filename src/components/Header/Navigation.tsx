import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {headerLinks} from '@site/src/data/navigation';
import {routes} from '@site/src/data/routes';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Button from '../Button';
import LanguageSwitcher from '../LanguageSwitcher';
import styles from './styles.module.css';

type Props = {id: string; open: boolean; pathname: string; onFollow: () => void};

/** `page` for the page itself, `true` for one below it: an article is in the Knowledge Center. */
function useCurrent(pathname: string): (to: string) => 'page' | 'true' | undefined {
  const base = useBaseUrl('/');
  const path = `/${pathname.slice(base.length)}`.replace(/(?<=.)\/$/, '');
  return (to) => {
    if (path === to) return 'page';
    return to !== routes.home && path.startsWith(`${to}/`) ? 'true' : undefined;
  };
}

/** The main links; below 768 px they are the menu, with the call to action and the languages. */
export default function Navigation({id, open, pathname, onFollow}: Props): ReactNode {
  const current = useCurrent(pathname);
  return (
    <nav
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
