import Translate from '@docusaurus/Translate';
import {company} from '@site/src/data/company';
import {serviceRoute} from '@site/src/data/routes';
import type {ServiceCard} from '@site/src/data/services';
import clsx from 'clsx';
import {ArrowRight} from 'lucide-react';

import Amounts from '../Amounts';
import Picture from '../Picture';
import StretchedLink, {linkedBlock} from '../StretchedLink';
import styles from './styles.module.css';

function Item({
  service: {slug, title, summary, image, imageAlt},
  withPrice,
}: {
  service: ServiceCard;
  withPrice: boolean;
}) {
  const price = withPrice && company.prices[slug];
  return (
    <li className={clsx(linkedBlock, styles.card)}>
      <Picture
        className={styles.picture}
        src={image}
        sizes="(min-width: 62.5em) 300px, (min-width: 37.5em) 46vw, 88px"
        alt={imageAlt}
        width={720}
        height={480}
        loading="lazy"
      />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <StretchedLink className={styles.link} to={serviceRoute(slug)}>
            {title}
          </StretchedLink>
        </h3>
        <p>{summary}</p>
        {price && (
          <p className={styles.price}>
            {price === 'free' ? (
              <Translate id="components.serviceCards.free">Free</Translate>
            ) : (
              <Amounts {...price} />
            )}
          </p>
        )}
        <span className={styles.more} aria-hidden="true">
          <span>
            <Translate id="components.serviceCards.more">See how it works</Translate>
          </span>
          <ArrowRight size={18} />
        </span>
      </div>
    </li>
  );
}

/** Services with their picture, and what most jobs cost; the whole card is the link. */
export default function ServiceCards({
  services,
  withPrices = false,
}: {
  services: ServiceCard[];
  withPrices?: boolean;
}) {
  return (
    <ul className={styles.cards}>
      {services.map((service) => (
        <Item key={service.slug} service={service} withPrice={withPrices} />
      ))}
    </ul>
  );
}
