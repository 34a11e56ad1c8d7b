import Translate from '@docusaurus/Translate';
import opened from '@generated/docusaurus-plugin-company/default/recordsOpened.json';
import {PrintButton} from '@site/src/components/ArticleChecklist';
import {CHECKLIST} from '@site/src/components/ArticleChecklist/behavior';
import {useFormats} from '@site/src/components/useFormats';
import {company} from '@site/src/data/company';
import clsx from 'clsx';

import {credentialItems, type Extent} from './items';
import styles from './styles.module.css';

/**
 * "Check us": a receipt of what a customer can check before the first call, with the links to the records.
 * Printed, it has boxes to tick, and an empty column for another roofer. The page about the company has a
 * sentence in each row.
 */
export default function Credentials({extent = 'usual'}: {extent?: Extent}) {
  const isExplained = extent === 'explained';
  const {month} = useFormats();
  return (
    <section
      className={clsx(styles.receipt, isExplained && styles.explained)}
      aria-labelledby="receipt-title"
      {...{[CHECKLIST]: ''}}
    >
      <h3 id="receipt-title" className={styles.title}>
        <Translate id="components.credentials.title">Check us</Translate>
        <span className={styles.other}>
          <Translate id="components.credentials.other">The other roofer</Translate>
        </span>
      </h3>
      <dl className={styles.list}>
        {credentialItems(extent).map(({title, record, explained}, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd>
              {(isExplained && explained) || record || (
                <Translate id="components.credentials.missing">Not shown yet: ask us.</Translate>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.notes}>
        {(company.liability ?? company.workersCompensation) && (
          <Translate id="components.credentials.certificate">
            We’ll send you the insurance certificates if you ask.
          </Translate>
        )}{' '}
        <Translate id="components.credentials.ask">
          Ask who does the work, too, and get a release of lien with each payment.
        </Translate>{' '}
        {opened !== null && (
          <Translate id="components.credentials.opened" values={{month: month(opened)}}>
            {'We last checked these records in {month}.'}
          </Translate>
        )}
      </p>
      <div className={styles.print}>
        <PrintButton>
          <Translate id="components.credentials.print">
            Print it, with a column for the other roofer
          </Translate>
        </PrintButton>
      </div>
    </section>
  );
}
