import Translate from '@docusaurus/Translate';
import {PANEL} from '@site/src/components/EmergencyPanel/behavior';
import {company, phoneHref} from '@site/src/data/company';

import styles from './styles.module.css';

/** The number in one line, at the end of the head, where the panel with the rest is below the form. */
export default function CallLine() {
  return (
    <a href={phoneHref} className={styles.line} data-background="deep" {...{[PANEL]: true}}>
      <Translate id="header.menu.emergency">Water coming in now?</Translate>{' '}
      <b className={styles.number}>{company.phone.display}</b>
    </a>
  );
}
