import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {company} from '@site/src/data/company';
import {callBy, companyClock} from '@site/src/lib/callBy';
import {clockTime} from '@site/src/lib/openingHours';
import {type ReactNode, useState} from 'react';

import styles from './sent.module.css';

/** What happens after a request that can wait: until when we call, the visit, the report. */
export default function NextSteps({number}: {number: ReactNode}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [latest] = useState(() => callBy(new Date()));
  return (
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
  );
}
