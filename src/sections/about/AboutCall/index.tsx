import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import FinalCall from '@site/src/components/FinalCall';
import {company, phoneHref} from '@site/src/data/company';
import {routes} from '@site/src/data/routes';
import {Phone} from 'lucide-react';
import type {ReactNode} from 'react';

/** Last block of the about page. */
export default function AboutCall(): ReactNode {
  return (
    <FinalCall
      id="call-title"
      title={<Translate id="about.call.title">See for yourself how we work</Translate>}
      lead={
        <Translate id="about.call.lead">
          The inspection is free. You keep the report, whoever you hire.
        </Translate>
      }
    >
      <Button to={routes.contact}>
        <Translate id="about.call.inspection">Book a free inspection</Translate>
      </Button>
      <Button variant="ghost" to={phoneHref}>
        <Phone size={20} aria-hidden="true" />
        <Translate id="about.call.phone" values={{phone: company.phone.display}}>
          {'Call {phone}'}
        </Translate>
      </Button>
    </FinalCall>
  );
}
