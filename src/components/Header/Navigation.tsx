import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useServices} from '@site/src/components/useServices';
import {linksTo, routes, serviceRoute} from '@site/src/data/routes';
import {MAIN_SERVICES} from '@site/src/data/services';
import {routeOf} from '@site/src/language/localePath';
import {Fragment} from 'react';

import Button from '../Button';
import EmergencyPanel from '../EmergencyPanel';
import LanguageSwitcher from '../LanguageSwitcher';
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
}) {
  const current = currentAt(pathname);
  const services = useServices()
    .slice(0, MAIN_SERVICES)
    .map(({slug, title}) => ({to: serviceRoute(slug), title}));
  return (
    <nav
      id={id}
      popover="auto"
      className={styles.nav}
      aria-label={translate({id: 'header.nav.label', message: 'Main'})}
    >
      <div className={styles.menuCall}>
        <EmergencyPanel />
      </div>
      {linksTo(translate).map(({to, label}) => (
        <Fragment key={to}>
          <Link className={styles.link} to={to} aria-current={current(to)}>
            {label}
          </Link>
          {to === routes.services && (
            <ul className={styles.services}>
              {services.map((service) => (
                <li key={service.to}>
                  <Link
                    className={styles.service}
                    to={service.to}
                    aria-current={current(service.to)}
                  >
                    {service.title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
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
