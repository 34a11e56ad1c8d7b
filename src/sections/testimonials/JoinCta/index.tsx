import Translate from '@docusaurus/Translate';
import Actions from '@site/src/components/Actions';
import Button from '@site/src/components/Button';
import Section from '@site/src/components/Section';
import {company, phoneHref} from '@site/src/data/company';
import {routes} from '@site/src/data/routes';
import {Phone} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The CTA between the reviews and the facts. */
export default function JoinCta(): ReactNode {
  return (
    <Section background="deep" labelledBy="join-title" tight>
      <div className={styles.join}>
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
          <Button to={routes.contact}>
            <Translate id="testimonials.join.inspection">Book a free inspection</Translate>
          </Button>
          <Button variant="ghost" to={phoneHref}>
            <Phone size={20} aria-hidden="true" />
            <Translate id="testimonials.join.phone" values={{phone: company.phone.display}}>
              {'Call {phone}'}
            </Translate>
          </Button>
        </Actions>
      </div>
    </Section>
  );
}
