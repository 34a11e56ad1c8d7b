import ChoiceField from '@site/src/components/Field/ChoiceField';
import {LIST_FIELDS} from '@site/src/data/inspectionFields';
import clsx from 'clsx';

import styles from './styles.module.css';

/** What the visitor may know about the roof; all optional. */
export default function RoofFields() {
  return (
    <div className={clsx(styles.pair, styles.roof)}>
      {LIST_FIELDS.map((name) => (
        <ChoiceField key={name} id={`inspection-${name}`} name={name} />
      ))}
    </div>
  );
}
