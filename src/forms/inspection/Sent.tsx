import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ArrowLink from '@site/src/components/ArrowLink';
import {company} from '@site/src/data/company';
import {serviceRoute} from '@site/src/data/routes';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import {callBy} from '@site/src/lib/callBy';
import {companyClock} from '@site/src/lib/companyClock';
import {inZone} from '@site/src/lib/hours';
import {clockTime} from '@site/src/lib/openingHours';
import {type ReactNode, useState} from 'react';

import {type InspectionEntries, LEAK} from '../core/fields';
import {shownPhone} from '../core/phone';
import {isUrgent} from '../core/urgent';
import SentCard from '../shared/SentCard';
import AskAgain from './AskAgain';
import styles from './sent.module.css';
import Summary from './Summary';
import WhenWeCall from './WhenWeCall';

/** The script of the forms does not know the services; the footer of its page lists them all. */
const hasEmergencyPage = (): boolean =>
  document.querySelector(`footer a[href$="${serviceRoute(EMERGENCY_SLUG)}"]`) !== null;

/** What happens after a request that can wait: until when we call, the visit, the report. */
function NextSteps({number}: {number: ReactNode}) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [latest] = useState(() => callBy(new Date()));
  return (
    <ol className={styles.steps}>
      <li>
        {company.responseHours === null ? (
          <Translate id="otherwise.forms.sentCall" values={{phone: number}}>
            {'We’ll call {phone} to set a date.'}
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
              time: inZone(clockTime(companyClock(latest).clock, translate)),
            }}
          >
            {'We’ll call {phone} by {time} on {day} to set a date.'}
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
          We give you our findings in writing. Take your time deciding.
        </Translate>
      </li>
    </ol>
  );
}

/** What happens after an urgent request, and what to do until then. */
function UntilWeCall({number}: {number: ReactNode}) {
  return (
    <>
      <WhenWeCall phone={number} />
      <h3 className={styles.subtitle}>
        <Translate id="forms.leak.until">Until then</Translate>
      </h3>
      <ul className={styles.steps}>
        <li>
          <Translate id="forms.leak.ceiling">
            Keep people and pets out from under a ceiling that bulges. It can fall all at once.
          </Translate>
        </li>
        <li>
          <Translate id="forms.leak.breaker">
            Water near a light or outlet? Switch that circuit off at the panel, if you can reach it
            without standing in water.
          </Translate>
        </li>
        <li>
          <Translate id="forms.leak.buckets">
            Put buckets down, move what you can, and take photos.
          </Translate>
        </li>
      </ul>
      {hasEmergencyPage() && (
        // Past the list there, which says the same.
        <ArrowLink to={`${serviceRoute(EMERGENCY_SLUG)}#what-to-expect`}>
          <Translate id="forms.leak.more">What happens when we get there</Translate>
        </ArrowLink>
      )}
    </>
  );
}

/**
 * Confirms the request, and says what happens now, at night if water is coming in.
 *
 * @param send sends it again, and resolves to whether it has arrived
 */
export default function Sent({
  entries,
  send,
  toast,
}: {
  entries: InspectionEntries;
  send: (entries: InspectionEntries) => Promise<boolean>;
  toast: ReactNode;
}) {
  const number = <b className={styles.phone}>{shownPhone(entries.phone)}</b>;
  const rings = isUrgent(entries);
  return (
    <SentCard
      // The heading of the other is announced anew.
      key={String(rings)}
      about="inspection"
      toast={toast}
      className={styles.sent}
      title={
        rings ? (
          <Translate id="forms.leak.sentTitle">We got your emergency request</Translate>
        ) : (
          <Translate id="forms.inspection.sentTitle">We have your request</Translate>
        )
      }
    >
      {rings ? (
        <UntilWeCall number={number} />
      ) : (
        <>
          <NextSteps number={number} />
          <AskAgain tell={() => send({...entries, [LEAK]: 'on'})} />
        </>
      )}
      <Summary entries={entries} />
    </SentCard>
  );
}
