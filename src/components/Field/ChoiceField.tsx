import {translate} from '@docusaurus/Translate';
import {fieldsIn, type ListField} from '@site/src/data/inspectionFields';

import Field from '.';

/** A list of the inspection form, of which nothing is chosen at first. */
export default function ChoiceField({
  name,
  id,
  marked = true,
}: {
  name: ListField;
  /** Unique on the page. */
  id: string;
  /** Whether the label says that the field is optional. */
  marked?: boolean;
}) {
  const {label, choices} = fieldsIn(translate)[name];
  return (
    <Field id={id} name={name} label={label} marked={marked}>
      {(control) => (
        <select {...control} autoComplete="off" defaultValue="">
          <option value="">
            {translate({id: 'forms.inspection.choose', message: 'Choose, if you know'})}
          </option>
          {Object.entries(choices).map(([value, shown]) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
