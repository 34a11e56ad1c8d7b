import type {ReactNode} from 'react';

import CheckTile from '../CheckTile';
import styles from './styles.module.css';

export type CheckItem = {key: string; title: ReactNode; text?: ReactNode};

/** Reasons, benefits, values: each with a check in a palm tile, its text optional. */
export default function CheckList({
  items,
  heading: Heading = 'h3',
}: {
  items: CheckItem[];
  /** The heading level that fits the page; `span` if the items have only titles. */
  heading?: 'h3' | 'h4' | 'span';
}): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map(({key, title, text}) => (
        <li key={key}>
          <CheckTile size="sm" className={styles.tile} />
          <div>
            <Heading className={styles.title}>{title}</Heading>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
