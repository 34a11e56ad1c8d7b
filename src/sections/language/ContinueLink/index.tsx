import strings from '@generated/picker-strings/default/picker.json';
import {primaryButton} from '@site/src/components/Button';
import LocalizedText from '@site/src/components/LocalizedText';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {OFFER, OFFERED_TITLE} from '../LanguagePicker/behavior';
import styles from './styles.module.css';

/**
 * Link to the page that the visitor requested, by its title in the selected language: the picker's script
 * gives it both. Its space is reserved from the first paint, so that nothing moves when the title arrives.
 */
export default function ContinueLink(): ReactNode {
  return (
    <div className={styles.slot}>
      <a className={clsx(primaryButton, styles.link)} {...{[OFFER]: ''}} hidden>
        <LocalizedText from={strings} text="continueTo">
          <b className={styles.title} {...{[OFFERED_TITLE]: ''}} />
        </LocalizedText>
      </a>
    </div>
  );
}
