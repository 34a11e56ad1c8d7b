import Translate from '@docusaurus/Translate';
import services from '@generated/services-data/default/cards.json';
import ServiceCards from '@site/src/components/ServiceCards';
import ServiceLinks from '@site/src/components/ServiceLinks';
import {MAIN_SERVICE_SLUGS, type ServiceCard} from '@site/src/data/services';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** All twelve services for the overview page: four with pictures, eight in a ruled list. */
export default function ServiceList(): ReactNode {
  const isMain = ({slug}: ServiceCard) => MAIN_SERVICE_SLUGS.includes(slug);
  return (
    <div className={styles.groups}>
      <section aria-labelledby="roof-services">
        <h2 id="roof-services" className={styles.title}>
          <Translate id="services.list.roof">For the roof itself</Translate>
        </h2>
        <ServiceCards services={services.filter(isMain)} />
      </section>
      <section aria-labelledby="more-services">
        <h2 id="more-services" className={styles.title}>
          <Translate id="services.list.more">
            Gutters, repairs indoors, upkeep and paperwork
          </Translate>
        </h2>
        <ServiceLinks services={services.filter((service) => !isMain(service))} />
      </section>
    </div>
  );
}
