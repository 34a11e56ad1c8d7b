import {translate} from '@docusaurus/Translate';
import type {inspectionLists} from '@site/src/data/options';

import Field from '.';

/** A list of the inspection form, of which nothing is chosen at first. */
export default function ChoiceField({
  list: {name, label, options},
  id,
  marked = true,
}: {
  list: ReturnType<typeof inspectionLists>[number];
  /** Unique on the page. */
  id: string;
  /** Whether the label says that the field is optional. */
  marked?: boolean;
}) {
  return (
    <Field id={id} name={name} label={label} marked={marked}>
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
  );
}
