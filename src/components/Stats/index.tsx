import type {ReactNode} from 'react';

import styles from './styles.module.css';

export type Stat = {
  figure: ReactNode;
  label: ReactNode;
  /** Who counted it. */
  source?: ReactNode;
};

/** A row of figures, ruled like a ledger; `false` stands for one that is not given. */
export default function Stats({stats}: {stats: (Stat | false)[]}) {
  return (
    <dl className={styles.stats}>
      {stats
        .filter((stat) => stat !== false)
        .map(({figure, label, source}, index) => (
          <div key={index} className={styles.stat}>
            <dt className={styles.label}>
              {label}
              {source && <small className={styles.source}>{source}</small>}
            </dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
    </dl>
  );
}
