import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CheckTile from '@site/src/components/CheckTile';
import ToastPlace from '@site/src/components/ToastRegion/ToastPlace';
import {company} from '@site/src/data/company';
import {callBy, companyClock} from '@site/src/lib/callBy';
import {clockTime} from '@site/src/lib/openingHours';
import {type ReactNode, useState} from 'react';

import {useArrival} from '../shared/useArrival';
import styles from './sent.module.css';

/**
 * After success: confirms the request, repeats the number as it was typed, and says until when we call
 * it. Takes the focus, so that it is announced.
 */
export default function Sent({phone}: {phone: string}): ReactNode {
  const title = useArrival();
  const {currentLocale} = useDocusaurusContext().i18n;
  const number = <b className={styles.phone}>{phone}</b>;
  const [latest] = useState(() => callBy(new Date()));
  return (
    <div className={styles.stack}>
      <ToastPlace about="inspection" />
      <div className={styles.sent} data-sent>
        <CheckTile size="lg" />
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          <Translate id="forms.inspection.sentTitle">We have your request</Translate>
        </h2>
        <ol className={styles.steps}>
          <li>
            {company.responseHours === null ? (
              <Translate id="otherwise.forms.sentCall" values={{phone: number}}>
                {'We call {phone} and agree on a date with you.'}
              </Translate>
            ) : (
              <Translate
                id="forms.inspection.sentCall"
                values={{
                  phone: number,
                  day: latest.toLocaleDateString(currentLocale, {
                    weekday: 'long',
                    timeZone: company.timeZone,
                  }),
                  time: clockTime(companyClock(latest).clock, translate),
                }}
              >
                {'We call {phone} by {day}, {time}, and agree on a date with you.'}
              </Translate>
            )}
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
