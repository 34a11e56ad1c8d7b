import Translate from '@docusaurus/Translate';
import services from '@generated/services-data/default/cards.json';
import Fold from '@site/src/components/Fold';
import Section from '@site/src/components/Section';
import SectionTitle from '@site/src/components/SectionTitle';
import ServiceLinks from '@site/src/components/ServiceLinks';
import {MAIN_SERVICE_SLUGS} from '@site/src/data/services';
import type {ReactNode} from 'react';

/** The other eight services. */
export default function MoreServices(): ReactNode {
  return (
    <Section background="sand" labelledBy="more-title">
      <SectionTitle
        id="more-title"
        title={
          <Translate id="home.more.title">Water doesn’t stop at the roof. Neither do we.</Translate>
        }
        lead={
          <Translate id="home.more.lead">Eight more things the same crew can put right.</Translate>
        }
      />
      <Fold summary={<Translate id="home.more.show">Show all eight</Translate>}>
        <ServiceLinks services={services.filter(({slug}) => !MAIN_SERVICE_SLUGS.includes(slug))} />
      </Fold>
    </Section>
  );
}
