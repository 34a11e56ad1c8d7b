import IconTile from '@site/src/components/IconTile';
import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export type IconListItem = {icon: LucideIcon; title: ReactNode; text: ReactNode};

type Props = {
  /** `false` stands for what the company does not have. */
  items: (IconListItem | false)[];
  tone?: 'tile' | 'palm';
  /** Level of the titles: `h2` where the list has no section heading above it. */
  heading?: 'h2' | 'h3';
  /** Names the list where no heading does. */
  label?: string;
};

/** Column classes for two, three and four items. */
const COLUMNS = [styles.two, styles.three, styles.four];

/** Short facts, each with an icon, a title and a sentence. */
export default function IconList({
  items,
  tone = 'tile',
  heading: Heading = 'h3',
  label,
}: Props): ReactNode {
  const given = items.filter((item) => item !== false);
  return (
    <ul className={clsx(styles.list, COLUMNS[given.length - 2])} aria-label={label}>
      {given.map(({icon, title, text}, index) => (
        <li key={index}>
          <IconTile icon={icon} tone={tone} />
          <div>
            <Heading className={styles.title}>{title}</Heading>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
