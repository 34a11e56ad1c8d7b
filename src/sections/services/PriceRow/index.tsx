import Translate from '@docusaurus/Translate';
import Amounts from '@site/src/components/Amounts';
import ArrowLink from '@site/src/components/ArrowLink';
import {linkedBlock} from '@site/src/components/StretchedLink';
import {useFormats} from '@site/src/components/useFormats';
import {company, type PriceRange} from '@site/src/data/company';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {PAYMENT_ID} from '../Payment';
import styles from './styles.module.css';

const More = ({children}: {children: ReactNode}) => (
  <ArrowLink stretched to={`#${PAYMENT_ID}`} className={styles.more}>
    {children}
  </ArrowLink>
);

/** Price range of most jobs. For a tarp, the link beside it names the price factors: a brief row. */
function Range({price: {from, to, year}, isTarp}: {price: PriceRange; isTarp: boolean}) {
  return (
    <p>
      <b>
        <Amounts from={from} to={to} />
      </b>{' '}
      {isTarp ? (
        <More>
          <Translate id="services.priceRow.tarp" values={{year}}>
            {'most jobs in {year}, by size, slope and height'}
          </Translate>
        </More>
      ) : (
        <Translate id="services.priceRow.jobs" values={{year}}>
          {'most of our jobs in {year}'}
        </Translate>
      )}
    </p>
  );
}

/** Price, deposit and lender in one line, linked to the section with price and payment. */
export default function PriceRow({slug}: {slug: string}) {
  const {number, percent} = useFormats();
  const price = company.prices[slug];
  const isTarp = slug === EMERGENCY_SLUG && price !== 'free';
  const {deposit, financing} = isTarp || price === 'free' ? {} : company;
  if (!price) return null;
  return (
    <div className={clsx(linkedBlock, styles.row)}>
      {price === 'free' ? (
        <p>
          <b>{`$${number(0)}`}</b>{' '}
          <Translate id="services.payment.free">
            Free of charge. You keep the photos and the report.
          </Translate>
        </p>
      ) : (
        <Range price={price} isTarp={isTarp} />
      )}
      {deposit && deposit.percent > 0 && (
        <p>
          <b>
            <Translate
              id="services.priceRow.depositOf"
              values={{percent: percent(deposit.percent)}}
            >
              {'{percent} deposit'}
            </Translate>
          </b>{' '}
          <Translate
            id="services.priceRow.deposit"
            description="Follows the deposit in larger type"
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
      {!isTarp && (
        <More>
          <Translate id="services.payment.title">Price and payment</Translate>
        </More>
      )}
    </div>
  );
}
