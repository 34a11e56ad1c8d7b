import type {ReactNode} from 'react';

import styles from './styles.module.css';

export type Fact = {title: ReactNode; text: ReactNode};

/** Facts as a ruled list: title on the left, text on the right. */
export default function FactList({facts}: {facts: Fact[]}) {
  return (
    <dl className={styles.list}>
      {facts.map(({title, text}, index) => (
        <div key={index}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
