import Translate, {translate} from '@docusaurus/Translate';
import {CLAIMS_NOTICE_ID} from '@site/src/components/ClaimsNotice';
import IconTile from '@site/src/components/IconTile';
import Section from '@site/src/components/Section';
import {FileText, Search, Umbrella} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Three value points under the hero. */
export default function ValuePoints(): ReactNode {
  return (
    <Section roofed tight>
      <ul
        className={styles.points}
        aria-label={translate({id: 'home.values.label', message: 'What you get from us'})}
      >
        <li>
          <IconTile icon={Search} />
          <div>
            <h2 className={styles.title}>
              <Translate id="home.values.inspectionTitle">Free inspections</Translate>
            </h2>
            <p>
              <Translate id="home.values.inspectionText">
                No charge, no obligation. You keep the photos and the report.
              </Translate>
            </p>
          </div>
        </li>
        <li>
          <IconTile icon={FileText} />
          <div>
            <h2 className={styles.title}>
              <Translate id="home.values.insuranceTitle">Insurance help</Translate>
            </h2>
            <p>
              <Translate
                id="home.values.insuranceText"
                values={{
                  notice: (
                    <a href={`#${CLAIMS_NOTICE_ID}`}>
                      <Translate id="home.values.insuranceNotice">Legal notice</Translate>
                    </a>
                  ),
                }}
              >
                {'We document the damage and explain the steps. Your insurer decides. {notice}'}
              </Translate>
            </p>
          </div>
        </li>
        <li>
          <IconTile icon={Umbrella} />
          <div>
            <h2 className={styles.title}>
              <Translate id="home.values.emergencyTitle">Emergency service</Translate>
            </h2>
            <p>
              <Translate id="home.values.emergencyText">
                Day or night, we cover the opening first. Papers come after.
              </Translate>
            </p>
          </div>
        </li>
      </ul>
    </Section>
  );
}
