import {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/Field';
import {inspectionLists} from '@site/src/data/options';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What the visitor may know about the roof; all optional. */
export default function RoofFields(): ReactNode {
  return (
    <div className={clsx(styles.pair, styles.roof)}>
      {inspectionLists().map(({name, label, options}) => (
        <Field key={name} id={`inspection-${name}`} name={name} label={label}>
          {(control) => (
            <select {...control} autoComplete="off" defaultValue="">
              <option value="">
                {translate({id: 'forms.inspection.choose', message: 'Choose, if you know'})}
              </option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  );
}
