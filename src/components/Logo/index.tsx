import {company} from '@site/src/data/company';
import Mark from '@site/static/brand/mark.svg';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** From so many letters on, a line of the logo is set smaller, and breaks. */
const LONG_NAME = 14;
const LONG_TRADE = 12;

/**
 * The mark with the name as live text. `onDark` swaps the colors of the parts of the mark that have
 * the classes `markGround`, `markLine` and `markAccent`; any other part keeps its own.
 */
export default function Logo({onDark = false}: {onDark?: boolean}): ReactNode {
  const {name, trade}: Record<'name' | 'trade', string> = company.logo;
  const isLong = name.length >= LONG_NAME || trade.length >= LONG_TRADE;
  return (
    <span className={clsx(styles.logo, onDark && styles.onDark, isLong && styles.long)}>
      <Mark aria-hidden="true" className={styles.mark} />
      <span>
        {/* The space keeps the two lines two words for screen readers. */}
        <b className={styles.name}>{name}</b> <span className={styles.trade}>{trade}</span>
      </span>
    </span>
  );
}
