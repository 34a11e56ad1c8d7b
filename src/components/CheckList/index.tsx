import type {ReactNode} from 'react';

import CheckTile from '../CheckTile';
import styles from './styles.module.css';

type CheckItem = {title: ReactNode; text?: ReactNode};

/** Reasons, benefits, values: each with a check in a palm tile, its text optional. */
export default function CheckList({
  items,
  heading: Heading = 'h3',
}: {
  /** `false` stands for what the company does not have. */
  items: (CheckItem | false)[];
  /** The heading level that fits the page; `span` if the items have only titles. */
  heading?: 'h3' | 'h4' | 'span';
}): ReactNode {
  return (
    <ul className={styles.list}>
      {items
        .filter((item) => item !== false)
        .map(({title, text}, index) => (
          <li key={index}>
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
