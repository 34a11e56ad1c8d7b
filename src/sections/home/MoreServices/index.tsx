import Translate from '@docusaurus/Translate';
import services from '@generated/services-data/default/cards.json';
import Fold from '@site/src/components/Fold';
import Section from '@site/src/components/Section';
import ServiceLinks from '@site/src/components/ServiceLinks';
import {MAIN_SERVICES} from '@site/src/data/services';

/** The services that are not among the main ones; nothing where there are none. */
export default function MoreServices() {
  const others = services.slice(MAIN_SERVICES);
  if (others.length === 0) return null;
  return (
    <Section
      background="sand"
      labelledBy="more-title"
      tight
      title={<Translate id="home.more.title">The roof is only the beginning</Translate>}
      lead={<Translate id="home.more.lead">What else the same crew can fix.</Translate>}
    >
      <Fold summary={<Translate id="home.more.show">Show what else we do</Translate>}>
        <ServiceLinks services={others} />
      </Fold>
    </Section>
  );
}
