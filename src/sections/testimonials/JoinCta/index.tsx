import Translate from '@docusaurus/Translate';
import reviews from '@generated/docusaurus-plugin-company/default/reviews.json';
import Actions from '@site/src/components/Actions';
import {InspectionButton, PhoneButton} from '@site/src/components/company';
import Section from '@site/src/components/Section';
import Split from '@site/src/components/Split';

import styles from './styles.module.css';

/** The CTA between the reviews and the facts. */
export default function JoinCta() {
  return (
    <Section background="deep" labelledBy="join-title" tight>
      <Split className={styles.join}>
        <div>
          <h2 id="join-title">
            {reviews.length > 0 ? (
              <Translate id="testimonials.join.title">
                Join them: start with a free inspection
              </Translate>
            ) : (
              <Translate id="about.cta.title">See for yourself how we work</Translate>
            )}
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
