import Translate from '@docusaurus/Translate';
import {company} from '@site/src/data/company';

import {LEAK} from '../core/fields';
import styles from './leak.module.css';

/** What the tick asks, and the button of the confirmation asks once more. */
export const WaterComesIn = () => (
  <Translate id="forms.leak.tick">Water is coming in now</Translate>
);

/** The tick by which a request rings at any hour. Never set by us: only a visitor, or the draft of one. */
export default function LeakTick({onTick}: {onTick: (isLeaking: boolean) => void}) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        name={LEAK}
        onInput={({currentTarget: {checked}}) => onTick(checked)}
      />
      <span>
        <b>
          <WaterComesIn />
        </b>
        {company.emergency && (
          <span className={styles.promise}>
            <Translate id="forms.leak.promise">
              We’ll alert the person on duty and call you, day or night.
            </Translate>
          </span>
        )}
      </span>
    </label>
  );
}
