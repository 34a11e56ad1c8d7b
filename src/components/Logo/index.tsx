import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {company} from '@site/src/data/company';
import {customFieldsFrom} from '@site/src/lib/customFields';
import Mark from '@generated/static/brand/mark.svg';
import clsx from 'clsx';

import styles from './styles.module.css';

/** With this many letters or more in a line, the logo is set smaller and wraps. */
const LONG_NAME = 14;
const LONG_TRADE = 12;

/**
 * The mark with the name as live text, or a wide mark that contains the name. `onDark` changes the colors
 * of parts with the classes `markGround`, `markLine` and `markAccent`; a mark without these classes gets a
 * light plate.
 */
export default function Logo({onDark = false}: {onDark?: boolean}) {
  const {isWide, needsPlate} = customFieldsFrom(useDocusaurusContext().siteConfig).logo;
  const {name, trade}: Record<'name' | 'trade', string> = company.logo;
  const isLong = name.length >= LONG_NAME || trade.length >= LONG_TRADE;
  const mark = clsx(styles.mark, onDark && needsPlate && styles.plate);
  if (isWide) {
    return (
      <Mark role="img" aria-label={company.name} preserveAspectRatio="xMinYMid" className={mark} />
    );
  }
  return (
    <span className={clsx(styles.logo, onDark && styles.onDark, isLong && styles.long)}>
      <Mark aria-hidden="true" className={mark} />
      <span>
        {/* The space keeps the two lines two words for screen readers. */}
        <b className={styles.name}>{name}</b> <span className={styles.trade}>{trade}</span>
      </span>
    </span>
  );
}
