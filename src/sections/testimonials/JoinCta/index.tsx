import Translate from '@docusaurus/Translate';
import Actions from '@site/src/components/Actions';
import {InspectionButton, PhoneButton} from '@site/src/components/company';
import Section from '@site/src/components/Section';
import Split from '@site/src/components/Split';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The CTA between the reviews and the facts. */
export default function JoinCta(): ReactNode {
  return (
    <Section background="deep" labelledBy="join-title" tight>
      <Split className={styles.join}>
        <div>
          <h2 id="join-title">
            <Translate id="testimonials.join.title">
              Join them: start with a free inspection
            </Translate>
          </h2>
          <p className={styles.lead}>
            <Translate id="testimonials.join.lead">
              Every planned job begins with a free inspection and a written report.
            </Translate>
          </p>
        </div>
        <Actions>
          <InspectionButton />
          <PhoneButton />
        </Actions>
      </Split>
    </Section>
  );
}
