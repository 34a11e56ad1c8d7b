import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import FinalCall from '@site/src/components/FinalCall';
import {routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

/** Last block of the home page. */
export default function HomeCall(): ReactNode {
  return (
    <FinalCall
      id="call-title"
      title={
        <Translate id="home.call.title">
          Find out what your roof needs. It costs nothing to know.
        </Translate>
      }
      lead={
        <Translate id="home.call.lead">
          An hour on your roof, a written report, and a reply within 24 hours.
        </Translate>
      }
    >
      <Button to={routes.contact}>
        <Translate id="home.call.inspection">Schedule Inspection</Translate>
      </Button>
      <Button variant="ghost" to={routes.about}>
        <Translate id="home.call.about">Learn About Company</Translate>
      </Button>
    </FinalCall>
  );
}
