import {company} from '@site/src/data/company';
import Mark from '@site/static/brand/mark.svg';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * The mark with the name as live text. `onDark` swaps the colors of the parts of the mark that have
 * the classes `markGround`, `markLine` and `markAccent`; any other part keeps its own. `condenses`
 * leaves the mark alone from 768 to 999 px, where the menu needs the room: what is around it must say
 * the name.
 */
export default function Logo({
  onDark = false,
  condenses = false,
}: {
  onDark?: boolean;
  condenses?: boolean;
}): ReactNode {
  return (
    <span className={clsx(styles.logo, onDark && styles.onDark, condenses && styles.condenses)}>
      <Mark aria-hidden="true" className={styles.mark} />
      <span>
        {/* The space keeps the two lines two words for screen readers. */}
        <b className={styles.name}>{company.logo.name}</b>{' '}
        <span className={styles.trade}>{company.logo.trade}</span>
      </span>
    </span>
  );
}
