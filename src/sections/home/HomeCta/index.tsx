import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import FinalCta from '@site/src/components/FinalCta';
import {routes} from '@site/src/data/routes';
import {answerTime} from '@site/src/lib/hours';
import type {ReactNode} from 'react';

/** Last block of the home page. */
export default function HomeCta(): ReactNode {
  const within = answerTime();
  return (
    <FinalCta
      id="cta-title"
      title={
        <Translate id="home.cta.title">
          Find out what your roof needs. It costs nothing to know.
        </Translate>
      }
      lead={
        within === null ? (
          <Translate id="about.cta.lead">
            The inspection is free. You keep the report, whoever you hire.
          </Translate>
        ) : (
          <Translate id="home.cta.lead" values={{within}}>
            {'An hour on your roof, a written report, and a reply within {within}.'}
          </Translate>
        )
      }
    >
      <Button to={routes.contact}>
        <Translate id="header.action.scheduleInspection">Schedule Inspection</Translate>
      </Button>
      <Button variant="ghost" to={routes.about}>
        <Translate id="home.cta.about">Learn About Company</Translate>
      </Button>
    </FinalCta>
  );
}
