import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {type InspectionEntries, LEAK} from '../core/fields';
import {shownPhone} from '../core/phone';
import {isUrgent} from '../core/urgent';
import SentCard from '../shared/SentCard';
import AskAgain from './AskAgain';
import NextSteps from './NextSteps';
import styles from './sent.module.css';
import Summary from './Summary';
import UntilWeCall from './UntilWeCall';

type Props = {
  /** What was sent. */
  entries: InspectionEntries;
  /** Sends it again, and resolves to whether it has arrived. */
  send: (entries: InspectionEntries) => Promise<boolean>;
  toast: ReactNode;
};

/** Confirms the request, and says what happens now, at night if water is coming in. */
export default function Sent({entries, send, toast}: Props): ReactNode {
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
          <Translate id="forms.leak.sentTitle">We have your emergency</Translate>
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
