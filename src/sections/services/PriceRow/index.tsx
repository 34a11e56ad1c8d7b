import Translate from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import {linkedBlock} from '@site/src/components/StretchedLink';
import {useNumberFormat, usePercentFormat} from '@site/src/components/useFormats';
import {company} from '@site/src/data/company';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {PAYMENT_ID} from '../Payment';
import styles from './styles.module.css';

/**
 * Price, deposit and lender in one line, which leads to all that is said of them.
 *
 * @param brief the price alone, where something more urgent follows
 */
export default function PriceRow({
  slug,
  brief = false,
}: {
  slug: string;
  brief?: boolean;
}): ReactNode {
  const number = useNumberFormat();
  const percent = usePercentFormat();
  const price = company.prices[slug];
  const {deposit, financing} = brief ? {} : company;
  if (!price) return null;
  return (
    <div className={clsx(linkedBlock, styles.row, brief && styles.brief)}>
      {price === 'free' ? (
        <p>
          <b>{`$${number(0)}`}</b>{' '}
          <Translate id="services.payment.free">
            Free of charge. You keep the photos and the report.
          </Translate>
        </p>
      ) : (
        <>
          <p>
            <b>
              <Translate
                id="services.payment.range"
                values={{from: `$${number(price.from)}`, to: `$${number(price.to)}`}}
              >
                {'{from} to {to}'}
              </Translate>
            </b>{' '}
            <Translate id="services.priceRow.jobs" values={{year: price.year}}>
              {'most of our jobs in {year}'}
            </Translate>
          </p>
          {deposit && deposit.percent > 0 && (
            <p>
              <b>{percent(deposit.percent)}</b>{' '}
              <Translate
                id="services.priceRow.deposit"
                description="Follows a percentage in larger type: the deposit"
              >
                when you sign
              </Translate>
            </p>
          )}
          {financing && (
            <p>
              <b>
                <Translate id="services.payment.financing">Paying over time</Translate>
              </b>{' '}
              {financing.lender}
            </p>
          )}
        </>
      )}
      <ArrowLink stretched to={`#${PAYMENT_ID}`} className={styles.more}>
        <Translate id="services.payment.title">Price and payment</Translate>
      </ArrowLink>
    </div>
  );
}
