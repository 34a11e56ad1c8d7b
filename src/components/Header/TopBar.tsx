import Translate, {translate} from '@docusaurus/Translate';
import {LicenseLink} from '@site/src/components/company';
import {cityLine} from '@site/src/components/PostalAddress';
import {useRegion} from '@site/src/components/useRegion';
import {company} from '@site/src/data/company';
import {ShieldCheck, Star} from 'lucide-react';

import styles from './TopBar.module.css';

/**
 * License line and rating badge, from 1000 px on. On paper, license and address, because the footer is not
 * printed.
 */
export default function TopBar() {
  const {address, bbb, statewide} = company;
  const region = useRegion();
  return (
    <div
      className={styles.bar}
      data-background="deep"
      role="complementary"
      aria-label={translate({id: 'header.topbar.label', message: 'License'})}
    >
      <div className={styles.row}>
        <span className={styles.item}>
          <ShieldCheck size={18} aria-hidden="true" />
          <b>
            <Translate id="header.topbar.license">Florida licensed roofing contractor</Translate>
          </b>
          <LicenseLink />
        </span>
        <span className={styles.area}>
          {statewide ? (
            <Translate id="header.topbar.area" values={{region}}>
              {'All of Florida. Based in {region}.'}
            </Translate>
          ) : (
            region
          )}
        </span>
        {bbb && (
          <span className={styles.rating}>
            <Star size={18} aria-hidden="true" />
            <Translate id="header.topbar.rating" values={{rating: <b>{bbb.rating}</b>}}>
              {'{rating} BBB rating'}
            </Translate>
          </span>
        )}
        {address && (
          <span className={styles.address}>{`${address.street}, ${cityLine(address)}`}</span>
        )}
      </div>
    </div>
  );
}
