import Logo from '@site/src/components/Logo';
import {company} from '@site/src/data/company';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Logo and number on the first line of a printed page; on the screen the header has them. */
export default function Letterhead(): ReactNode {
  return (
    <div className={styles.letterhead} data-letterhead>
      <Logo />
      <span className={styles.number}>{company.phone.display}</span>
    </div>
  );
}
