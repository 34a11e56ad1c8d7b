import Translate from '@docusaurus/Translate';
import CheckTile from '@site/src/components/CheckTile';
import ToastPlace from '@site/src/components/ToastRegion/ToastPlace';
import {company} from '@site/src/data/company';
import type {ReactNode} from 'react';

import {useArrival} from '../shared/useArrival';
import styles from './sent.module.css';
import type {ToastSpot} from './useInspection';

/**
 * After success: confirms the request and says what happens next. Takes the focus, so that it is
 * announced.
 */
export default function Sent({place}: {place: ToastSpot}): ReactNode {
  const title = useArrival();
  return (
    <div className={styles.stack}>
      {place === 'sent' && <ToastPlace about="inspection" />}
      <div className={styles.sent} data-sent>
        <CheckTile size="lg" />
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          <Translate id="forms.inspection.sentTitle">We have your request</Translate>
        </h2>
        <ol className={styles.steps}>
          <li>
            <Translate id="forms.inspection.sentCall" values={{hours: company.responseHours}}>
              {'We call you within {hours} hours, at the number you gave us, and agree on a day.'}
            </Translate>
          </li>
          <li>
            <Translate id="forms.inspection.sentVisit">
              We look at the roof and take pictures. It costs you nothing.
            </Translate>
          </li>
          <li>
            <Translate id="forms.inspection.sentReport">
              You get what we found in writing. Take your time deciding.
            </Translate>
          </li>
        </ol>
      </div>
    </div>
  );
}
