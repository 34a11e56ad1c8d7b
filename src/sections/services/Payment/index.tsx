import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Amounts from '@site/src/components/Amounts';
import {useFormats} from '@site/src/components/useFormats';
import {useServices} from '@site/src/components/useServices';
import {company, type PriceExample, type PriceRange} from '@site/src/data/company';
import {EMERGENCY_SLUG, MAIN_SERVICES} from '@site/src/data/services';
import {DEFAULT_LOCALE} from '@site/src/language/locales';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Fact = {title: string; text: ReactNode};

/** Anchor of the section with price and payment. */
export const PAYMENT_ID = 'payment-title';

/** Jobs by name, each with its price. */
function Examples({examples}: {examples: readonly PriceExample[]}) {
  const {number} = useFormats();
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <ul className={styles.examples}>
      {examples.map(({job, price}) => (
        <li key={job.en}>
          <span lang={currentLocale in job ? undefined : DEFAULT_LOCALE}>
            {job[currentLocale] ?? job.en}
          </span>
          <b>{`$${number(price)}`}</b>
        </li>
      ))}
    </ul>
  );
}

const priceFact = (price: PriceRange | 'free'): Fact => ({
  title: translate({id: 'services.payment.price', message: 'Price'}),
  text:
    price === 'free' ? (
      <Translate id="services.payment.free">
        Free of charge. You keep the photos and the report.
      </Translate>
    ) : (
      <>
        <b className={styles.amount}>
          <Amounts from={price.from} to={price.to} />
        </b>{' '}
        <Translate id="services.payment.rangeNote" values={{year: price.year}}>
          {'Most of our jobs in {year}. You get a written price for yours, item by item.'}
        </Translate>
        {price.examples && <Examples examples={price.examples} />}
      </>
    ),
});

function depositFact(percent: (value: number) => string): Fact | null {
  const {deposit} = company;
  if (!deposit) return null;
  const rest =
    deposit.rest === 'inspection'
      ? translate({
          id: 'services.payment.restInspection',
          message: 'The rest is due after the final inspection.',
        })
      : translate({
          id: 'services.payment.restCompletion',
          message: 'The rest is due when the work is done.',
        });
  const first =
    deposit.percent === 0
      ? translate({id: 'services.payment.noDeposit', message: 'Nothing is due when you sign.'})
      : translate(
          {id: 'services.payment.depositText', message: '{percent} when you sign.'},
          {percent: percent(deposit.percent)},
        );
  return {
    title: translate({id: 'services.payment.deposit', message: 'Deposit'}),
    text: `${first} ${rest}`,
  };
}

const financingFact = (): Fact | null =>
  company.financing && {
    title: translate({id: 'services.payment.financing', message: 'Paying over time'}),
    text: (
      <Translate id="services.payment.financingText" values={{lender: company.financing.lender}}>
        {'Through {lender}, which decides on the loan and its terms.'}
      </Translate>
    ),
  };

/**
 * What a service costs and when it is paid, as far as the company says so. A tarp has neither deposit nor
 * final inspection: its text says what is signed and paid.
 */
export default function Payment({slug}: {slug: string}) {
  const {percent} = useFormats();
  const links = useBrokenLinks();
  const price = company.prices[slug];
  const isMain = useServices()
    .slice(0, MAIN_SERVICES)
    .some((service) => service.slug === slug);
  const hasTerms = slug !== EMERGENCY_SLUG && price !== 'free' && (price !== undefined || isMain);
  const facts = [
    price && priceFact(price),
    hasTerms && depositFact(percent),
    hasTerms && financingFact(),
  ].filter((fact) => !!fact);
  if (facts.length === 0) return null;
  // Docusaurus does not see the id of a plain <h2>, and would report links to it as broken.
  links.collectAnchor(PAYMENT_ID);
  return (
    <section aria-labelledby={PAYMENT_ID}>
      <h2 id={PAYMENT_ID}>
        <Translate id="services.payment.title">Price and payment</Translate>
      </h2>
      <dl className={styles.facts}>
        {facts.map(({title, text}) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
