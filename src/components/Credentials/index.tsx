import type {ReactNode} from 'react';

import type {Credential} from './items';
import styles from './styles.module.css';

/** What a customer can check before the first call, in short. */
export default function Credentials({items}: {items: Credential[]}): ReactNode {
  return (
    <dl className={styles.list}>
      {items.map(({key, title, value, note}) => (
        <div key={key}>
          <dt>{title}</dt>
          {value && <dd className={styles.value}>{value}</dd>}
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
