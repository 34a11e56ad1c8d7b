import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import FinalCta from '@site/src/components/FinalCta';
import {company, phoneHref} from '@site/src/data/company';
import {routes} from '@site/src/data/routes';
import {Phone} from 'lucide-react';
import type {ReactNode} from 'react';

/** Last block of the about page. */
export default function AboutCta(): ReactNode {
  return (
    <FinalCta
      id="cta-title"
      title={<Translate id="about.cta.title">See for yourself how we work</Translate>}
      lead={
        <Translate id="about.cta.lead">
          The inspection is free. You keep the report, whoever you hire.
        </Translate>
      }
    >
      <Button to={routes.contact}>
        <Translate id="about.cta.inspection">Book a free inspection</Translate>
      </Button>
      <Button variant="ghost" to={phoneHref}>
        <Phone size={20} aria-hidden="true" />
        <Translate id="about.cta.phone" values={{phone: company.phone.display}}>
          {'Call {phone}'}
        </Translate>
      </Button>
    </FinalCta>
  );
}
