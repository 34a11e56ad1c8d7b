import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useServices} from '@site/src/components/useServices';
import {company} from '@site/src/data/company';
import {linksTo, routes, serviceRoute} from '@site/src/data/routes';
import {customFieldsFrom} from '@site/src/lib/customFields';
import clsx from 'clsx';

import Fold from '../Fold';
import {License} from '../company';
import Logo from '../Logo';
import {YEAR} from './behavior';
import ContactDetails from './ContactDetails';
import styles from './styles.module.css';

function LinkList({title, links}: {title: string; links: {to: string; label: string}[]}) {
  return (
    <nav aria-label={title}>
      <h2 className={clsx(styles.title, styles.unfolded)}>{title}</h2>
      <Fold summary={title} className={styles.fold}>
        <ul>
          {links.map(({to, label}) => (
            <li key={to}>
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

/** Footer of every page but the picker. The license number shows here at every width. */
export default function Footer() {
  const {buildYear} = customFieldsFrom(useDocusaurusContext().siteConfig);
  return (
    <footer className={styles.footer} data-background="deep">
      <div className={styles.page}>
        <div className={styles.columns}>
          <div>
            <Logo onDark />
            <p className={styles.blurb}>
              {[
                company.veteranOwned &&
                  translate({
                    id: 'footer.company.veteran',
                    message: 'A veteran-owned roofing contractor for Florida homes.',
                  }),
                translate({
                  id: 'footer.company.blurb',
                  message:
                    'We inspect for free, write down what we find and do the work we promised.',
                }),
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
            <p className={styles.license}>
              <License />
            </p>
          </div>
          <LinkList
            title={translate({id: 'footer.links.title', message: 'Pages'})}
            links={linksTo(translate).filter(({to}) => to !== routes.home)}
          />
          <LinkList
            title={translate({id: 'footer.services.title', message: 'Services'})}
            links={useServices().map(({slug, title}) => ({to: serviceRoute(slug), label: title}))}
          />
          <ContactDetails />
        </div>
        <div className={styles.base}>
          <span>
            © <span {...{[YEAR]: ''}}>{buildYear}</span> {company.name}
          </span>
          <Link className={styles.link} to={routes.privacyPolicy}>
            <Translate id="footer.base.privacyPolicy">Privacy policy</Translate>
          </Link>
          {company.slogan && (
            <span className={styles.signOff}>
              <Translate id="footer.base.signOff">Your roof. Our watch.</Translate>
            </span>
          )}
        </div>
      </div>
    </footer>
  );
}
