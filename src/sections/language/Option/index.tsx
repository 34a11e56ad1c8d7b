import type {LocaleCode} from '@site/src/language/locales';
import {Check} from 'lucide-react';
import type {ReactNode} from 'react';

import Face from '../Face';
import styles from './styles.module.css';

type Props = {code: LocaleCode; name: string; checked: boolean};

/** One language: a real radio button with flag, own name and, when it is ticked, a check mark. */
export default function Option({code, name, checked}: Props): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/label-has-associated-control -- the text is Face's
    <label className={styles.option}>
      <input
        className={styles.radio}
        type="radio"
        name="lng"
        value={code}
        defaultChecked={checked}
      />
      <Face code={code} name={name} className={styles.face}>
        <span className={styles.tick}>
          <Check aria-hidden="true" size={20} />
        </span>
      </Face>
    </label>
  );
}
