import Translate from '@docusaurus/Translate';
import {company, phoneHref} from '@site/src/data/company';
import {openingHours} from '@site/src/lib/hours';
import clsx from 'clsx';
import {Phone} from 'lucide-react';
import type {ReactNode} from 'react';

import {PANEL} from './behavior';
import styles from './styles.module.css';

const leaking = (): ReactNode =>
  company.emergency ? (
    <Translate id="services.page.emergency">Water coming in now? 24/7</Translate>
  ) : (
    <Translate id="header.menu.emergency">Water coming in now?</Translate>
  );

/**
 * A panel that is one `tel:` link, the number its largest text. While the panel is in view, the call
 * banner is hidden (`behavior.ts`).
 *
 * @param first whether the panel is the primary action of the screen, in tile red
 */
export default function EmergencyPanel({
  label = leaking(),
  first = false,
}: {
  label?: ReactNode;
  first?: boolean;
}) {
  return (
    <a href={phoneHref} className={clsx(styles.panel, first && styles.first)} {...{[PANEL]: true}}>
      <span className={styles.dot} aria-hidden="true">
        <Phone size={22} />
      </span>
      <span>
        <span className={styles.label}>{label}</span>
        <strong className={styles.number}>{company.phone.display}</strong>
        {/* Without a 24/7 line, the hours when somebody answers. */}
        {!company.emergency &&
          openingHours().map((line) => (
            <span key={line} className={styles.label}>
              {line}
            </span>
          ))}
      </span>
    </a>
  );
}
