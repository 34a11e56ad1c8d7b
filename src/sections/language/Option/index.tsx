import CheckTile from '@site/src/components/CheckTile';
import type {LocaleCode} from '@site/src/language/locales';
import type {ReactNode} from 'react';

import Face from '../Face';
import styles from './styles.module.css';

type Props = {code: LocaleCode; name: string; checked: boolean};

/** One language: a real radio button with flag, own name and, when it is ticked, a check mark. */
export default function Option({code, name, checked}: Props): ReactNode {
  return (
    <label className={styles.option}>
      <input
        className={styles.radio}
        type="radio"
        name="lng"
        value={code}
        defaultChecked={checked}
      />
      <Face code={code} name={name} className={styles.face}>
        <CheckTile size="md" className={styles.tick} />
      </Face>
    </label>
  );
}
