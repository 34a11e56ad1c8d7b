import Translate from '@docusaurus/Translate';
import services from '@generated/services-data/default/cards.json';
import ServiceCards from '@site/src/components/ServiceCards';
import ServiceLinks from '@site/src/components/ServiceLinks';
import {MAIN_SERVICES} from '@site/src/data/services';

import styles from './styles.module.css';

/** All services for the overview page: the main ones with pictures, the others in a ruled list. */
export default function ServiceList() {
  const others = services.slice(MAIN_SERVICES);
  return (
    <div className={styles.groups}>
      <section aria-labelledby="main-services">
        <h2 id="main-services" className={styles.title}>
          <Translate id="services.list.main">What we do</Translate>
        </h2>
        <ServiceCards withPrices services={services.slice(0, MAIN_SERVICES)} />
      </section>
      {others.length > 0 && (
        <section aria-labelledby="other-services">
          <h2 id="other-services" className={styles.title}>
            <Translate id="services.list.others">What else we do</Translate>
          </h2>
          <ServiceLinks services={others} />
        </section>
      )}
    </div>
  );
}
