import Translate from '@docusaurus/Translate';
import services from '@generated/services-data/default/cards.json';
import ArrowLink from '@site/src/components/ArrowLink';
import {InspectionButton} from '@site/src/components/company';
import Section from '@site/src/components/Section';
import ServiceCards from '@site/src/components/ServiceCards';
import {company} from '@site/src/data/company';
import {routes} from '@site/src/data/routes';
import {MAIN_SERVICES} from '@site/src/data/services';

import styles from './styles.module.css';

const main = services.slice(0, MAIN_SERVICES);
/** Whether every main service has a price. */
const havePrices = main.every(({slug}) => company.prices[slug]);

/** The main services with their pictures, and links to the inspection and to all services. */
export default function MainServices() {
  return (
    <Section
      labelledBy="services-title"
      title={
        <Translate id="home.services.title">What your roof needs, and nothing it doesn’t</Translate>
      }
      lead={
        <>
          <Translate id="home.services.lead">
            If a repair will do, we say so. If it’s time for a new roof, you’ll see why in the
            photos.
          </Translate>{' '}
          {havePrices && (
            <Translate id="home.services.prices">
              Each service page shows what most jobs cost.
            </Translate>
          )}
        </>
      }
    >
      <ServiceCards services={main} />
      <div className={styles.after}>
        <InspectionButton />
        <ArrowLink to={routes.services}>
          <Translate id="services.page.all">All services</Translate>
        </ArrowLink>
      </div>
    </Section>
  );
}
