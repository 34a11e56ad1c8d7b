import Translate from '@docusaurus/Translate';
import Breadcrumb from '@site/src/components/Breadcrumb';
import Button from '@site/src/components/Button';
import CallCard from '@site/src/components/CallCard';
import EmergencyNote from '@site/src/components/EmergencyNote';
import EmergencyPanel from '@site/src/components/EmergencyPanel';
import LicenseLink from '@site/src/components/LicenseLink';
import Picture from '@site/src/components/Picture';
import {routes} from '@site/src/data/routes';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import PriceRow from '../PriceRow';
import styles from './styles.module.css';

/**
 * Title, summary and picture of one service under its breadcrumb, and its price in a row below. On the
 * emergency page the number replaces the picture, so that the first steps begin on the first screen; the
 * picture follows them in the text. The license is here, too, because the top bar is hidden on phones.
 */
export default function ServiceHead({
  slug,
  title,
  summary,
  image,
  imageAlt,
  action,
  isEmergency,
  lang,
}: {
  slug: string;
  title: string;
  summary: string;
  image: string;
  imageAlt: string;
  /** Text of the button. */
  action: string;
  isEmergency: boolean;
  lang?: string;
}): ReactNode {
  return (
    <header className={styles.head}>
      <div className={styles.page}>
        <Breadcrumb trail={['home', 'services']} current={title} lang={lang} />
        <div className={clsx(styles.columns, isEmergency && styles.emergency)} lang={lang}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.summary}>{summary}</p>
            {!isEmergency && (
              <Button to={routes.contact} className={styles.action}>
                {action}
              </Button>
            )}
          </div>
          {isEmergency ? (
            <div>
              <EmergencyPanel first label={<EmergencyNote />} />
              <CallCard />
              <p className={styles.quiet}>
                <Translate id="footer.company.license" values={{license: <LicenseLink />}}>
                  {'License {license}'}
                </Translate>
              </p>
            </div>
          ) : (
            <Picture
              className={styles.picture}
              src={image}
              sizes="(min-width: 48em) 32vw, (min-width: 450px) 416px, 92vw"
              alt={imageAlt}
              width={400}
              height={320}
            />
          )}
        </div>
        <PriceRow slug={slug} />
      </div>
    </header>
  );
}
