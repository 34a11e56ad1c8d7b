import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {company, phoneHref} from '@site/src/data/company';
import {routes, serviceRoute} from '@site/src/data/routes';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import {routeOf} from '@site/src/language/localePath';
import {Menu, Phone, X} from 'lucide-react';

import Button from '../Button';
import LanguageSwitcher from '../LanguageSwitcher';
import Logo from '../Logo';
import Navigation from './Navigation';
import TopBar from './TopBar';
import styles from './styles.module.css';

const MENU_ID = 'site-menu';

/**
 * Header of every page but the picker: one row with a menu below 768 px and on a phone on its side, a
 * second row of links below 1200 px, and one row again. The menu button precedes the menu, so that Tab
 * moves from the button into the menu. The styles show one of the button's two icons, named after what a
 * press does.
 */
export default function Header({pathname}: {pathname: string}) {
  // On the emergency page only the call is red.
  const inspection = routeOf(pathname) === serviceRoute(EMERGENCY_SLUG) ? 'ghost' : 'primary';
  return (
    <>
      <TopBar />
      <header className={styles.header}>
        <div className={styles.row}>
          <Link
            className={styles.logo}
            to={routes.home}
            aria-label={translate(
              {id: 'header.logo.label', message: '{company}, home'},
              {company: company.name},
            )}
          >
            <Logo />
          </Link>
          <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
            <Menu
              className={styles.whenClosed}
              role="img"
              aria-label={translate({id: 'header.menu.open', message: 'Open menu'})}
            />
            <X
              className={styles.whenOpen}
              role="img"
              aria-label={translate({id: 'header.menu.close', message: 'Close menu'})}
            />
          </button>
          <Navigation id={MENU_ID} pathname={pathname} inspection={inspection} />
          <LanguageSwitcher variant="header" />
          <a
            className={styles.call}
            href={phoneHref}
            aria-label={translate(
              {id: 'header.call.label', message: 'Call {phone}'},
              {phone: company.phone.display},
            )}
          >
            <Phone size={22} aria-hidden="true" />
            <span className={styles.number}>{company.phone.display}</span>
          </a>
          <Button to={routes.contact} variant={inspection} size="sm" className={styles.inspection}>
            {translate({id: 'header.action.freeInspection', message: 'Free Inspection'})}
          </Button>
        </div>
      </header>
    </>
  );
}
