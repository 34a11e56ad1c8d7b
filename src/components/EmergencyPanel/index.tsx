import {company, phoneHref} from '@site/src/data/company';
import {Phone} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The second action of a screen: a panel that is one `tel:` link, the number its largest text. */
export default function EmergencyPanel({label}: {label: ReactNode}): ReactNode {
  return (
    <a href={phoneHref} className={styles.panel}>
      <span className={styles.dot} aria-hidden="true">
        <Phone size={22} />
      </span>
      <span>
        <span className={styles.label}>{label}</span>
        <strong className={styles.number}>{company.phone.display}</strong>
      </span>
    </a>
  );
}
