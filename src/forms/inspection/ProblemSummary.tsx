import Translate, {translate} from '@docusaurus/Translate';
import {REQUIRED_FIELDS, type RequiredField} from '@site/src/data/inspectionFields';
import {Check} from 'lucide-react';
import {type ReactNode, type RefObject, useState} from 'react';

import type {Problems} from '../core/rules';
import {focusControl} from '../shared/focusControl';
import {problemMessage} from './problemMessage';
import styles from './summary.module.css';

/**
 * What to fix, as links to the fields, while anything is wrong. A line stays in its place, ticked
 * off, once its field is right: the page must not move under somebody who is typing. Not announced,
 * because the toast and the focused field are.
 */
export default function ProblemSummary({
  problems,
  form,
}: {
  problems: Problems;
  form: RefObject<HTMLFormElement | null>;
}): ReactNode {
  const [said, setSaid] = useState<Partial<Record<RequiredField, string>>>({});
  const wrong = REQUIRED_FIELDS.filter((field) => problems[field]);
  const now: typeof said = wrong.length > 0 ? {...said} : {};
  for (const field of wrong) now[field] = problemMessage(field, problems[field]!);
  if (REQUIRED_FIELDS.some((field) => now[field] !== said[field])) setSaid(now);

  if (wrong.length === 0) return null;
  return (
    <div className={styles.summary} role="group" aria-labelledby="inspection-summary">
      <p className={styles.title} id="inspection-summary">
        <Translate id="forms.inspection.summary">To send this, please check:</Translate>
      </p>
      <ul>
        {REQUIRED_FIELDS.filter((field) => now[field]).map((field) => (
          <li key={field}>
            {problems[field] ? (
              <a
                className={styles.line}
                href={`#inspection-${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusControl(form.current, field);
                }}
              >
                {now[field]}
              </a>
            ) : (
              <s className={styles.line}>
                <Check
                  size={18}
                  role="img"
                  aria-label={translate({id: 'forms.inspection.summaryDone', message: 'Done:'})}
                />
                {now[field]}
              </s>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
