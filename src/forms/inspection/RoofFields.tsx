import {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/Field';
import {inspectionOptions} from '@site/src/data/options';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What the visitor may know about the roof; all optional. */
export default function RoofFields(): ReactNode {
  const options = inspectionOptions();
  const lists = [
    {
      name: 'roofType' as const,
      label: translate({id: 'forms.inspection.roofType', message: 'Roof type'}),
    },
    {
      name: 'roofAge' as const,
      label: translate({id: 'forms.inspection.roofAge', message: 'Roof age'}),
    },
    {
      name: 'lastInspection' as const,
      label: translate({id: 'forms.inspection.lastInspection', message: 'Last inspection'}),
    },
    {
      name: 'stormDamage' as const,
      label: translate({id: 'forms.inspection.stormDamage', message: 'Storm damage'}),
    },
  ];
  return (
    <div className={styles.pair}>
      {lists.map(({name, label}) => (
        <Field key={name} id={`inspection-${name}`} name={name} label={label}>
          {(control) => (
            <select {...control} autoComplete="off" defaultValue="">
              <option value="">
                {translate({id: 'forms.inspection.choose', message: 'Choose, if you know'})}
              </option>
              {options[name].map((option) => (
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
