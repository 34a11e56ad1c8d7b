import Translate from '@docusaurus/Translate';
import {REQUIRED_FIELDS} from '@site/src/data/inspectionFields';
import type {ReactNode, RefObject} from 'react';

import type {Problems} from '../core/rules';
import {focusControl} from '../shared/focusControl';
import {problemMessage} from './problemMessage';
import styles from './summary.module.css';

/**
 * What to fix, as links to the fields, while anything is wrong: below the button, where it moves no
 * field. Not announced, because the toast and the focused field are.
 */
export default function ProblemSummary({
  problems,
  form,
}: {
  problems: Problems;
  form: RefObject<HTMLFormElement | null>;
}): ReactNode {
  const wrong = REQUIRED_FIELDS.filter((field) => problems[field]);
  if (wrong.length === 0) return null;
  return (
    <div className={styles.summary} role="group" aria-labelledby="inspection-summary">
      <p className={styles.title} id="inspection-summary">
        <Translate id="forms.inspection.summary">To send this, please check:</Translate>
      </p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a
              className={styles.line}
              href={`#inspection-${field}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(form.current, field);
              }}
            >
              {problemMessage(field, problems[field]!)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
