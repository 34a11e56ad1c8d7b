import type {ReactNode} from 'react';

import Actions from '../Actions';
import Section from '../Section';
import styles from './styles.module.css';

/** The last block of a page: one question, one line, the actions; houses at dusk below. */
export default function FinalCta({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** The actions: Buttons. */
  children: ReactNode;
}): ReactNode {
  return (
    <Section background="deep" tileEdge labelledBy={id} className={styles.final}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <Actions className={styles.actions}>{children}</Actions>
    </Section>
  );
}
