import CheckTile from '@site/src/components/CheckTile';
import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export type IconListItem = {icon?: LucideIcon; title: ReactNode; text?: ReactNode};

type Props = {
  /** `false` stands for what the company does not have. */
  items: (IconListItem | false)[];
  tone?: 'tile' | 'palm';
  /** In one column, each with a check in a palm tile for its icon. */
  checks?: boolean;
  /** `h2` where the list has no section heading above it; `span` if the items have only titles. */
  heading?: 'h2' | 'h3' | 'span';
  /** Names the list where no heading does. */
  label?: string;
};

/** Column classes for two, three and four items. */
const COLUMNS = [styles.two, styles.three, styles.four];

/** Short facts, each with an icon, a title and a sentence; nothing where there are none. */
export default function IconList({
  items,
  tone = 'tile',
  checks = false,
  heading: Heading = 'h3',
  label,
}: Props) {
  const given = items.filter((item) => item !== false);
  if (given.length === 0) return null;
  const columns = checks ? styles.checks : COLUMNS[given.length - 2];
  return (
    <ul className={clsx(styles.list, columns)} aria-label={label}>
      {given.map(({icon: Icon, title, text}, index) => (
        <li key={index}>
          {Icon ? (
            // An arch, the end of a barrel tile.
            <span className={clsx(styles.arch, styles[tone])} aria-hidden="true">
              <Icon size={24} />
            </span>
          ) : (
            <CheckTile size="sm" className={styles.check} />
          )}
          <div>
            <Heading className={styles.title}>{title}</Heading>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
