import type {ReactNode} from 'react';

import Actions from '../Actions';
import EmergencyPanel from '../EmergencyPanel';
import Section from '../Section';
import Split from '../Split';
import styles from './styles.module.css';

/** The last block of a page: one question, one line, the actions; houses at dusk below. The number beside it, on wide screens. */
export default function FinalCta({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead: ReactNode;
  /** The actions: Buttons. */
  children: ReactNode;
}) {
  return (
    <Section background="deep" tileEdge labelledBy="cta-title" className={styles.final}>
      <Split className={styles.columns}>
        <div>
          <h2 id="cta-title">{title}</h2>
          <p className={styles.lead}>{lead}</p>
          <Actions className={styles.actions}>{children}</Actions>
        </div>
        <div className={styles.call}>
          <EmergencyPanel />
        </div>
      </Split>
    </Section>
  );
}
