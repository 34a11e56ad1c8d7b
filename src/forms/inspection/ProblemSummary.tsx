import Translate, {translate} from '@docusaurus/Translate';
import {fieldsIn, TYPED_FIELDS} from '@site/src/data/inspectionFields';
import type {RefObject} from 'react';

import type {Problems} from '../core/rules';
import {focusControl} from '../shared/focusControl';
import styles from './summary.module.css';

/**
 * With several invalid fields, their number and links to them: below the button, so that no field moves.
 * Not announced, because the toast and the focused field are.
 */
export default function ProblemSummary({
  problems,
  form,
}: {
  problems: Problems;
  form: RefObject<HTMLFormElement | null>;
}) {
  const wrong = TYPED_FIELDS.filter((field) => problems[field]);
  const fields = fieldsIn(translate);
  if (wrong.length < 2) return null;
  return (
    <div className={styles.summary} role="group" aria-labelledby="inspection-summary">
      <b id="inspection-summary">
        <Translate id="forms.inspection.summary" values={{count: wrong.length}}>
          {'{count} fields to check:'}
        </Translate>
      </b>
      {wrong.map((field) => (
        <a
          key={field}
          href={`#inspection-${field}`}
          onClick={(event) => {
            event.preventDefault();
            focusControl(form.current, field);
          }}
        >
          {fields[field].label}
        </a>
      ))}
    </div>
  );
}
