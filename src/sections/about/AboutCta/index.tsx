import Translate from '@docusaurus/Translate';
import FinalCta from '@site/src/components/FinalCta';
import InspectionButton from '@site/src/components/InspectionButton';
import PhoneButton from '@site/src/components/PhoneButton';
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
      <InspectionButton />
      <PhoneButton />
    </FinalCta>
  );
}
