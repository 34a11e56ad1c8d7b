import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Second-level heading of a block with an optional lead under it; `id` names the block. */
export default function SectionTitle({
  id,
  title,
  lead,
}: {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
}) {
  return (
    <div className={styles.intro}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
