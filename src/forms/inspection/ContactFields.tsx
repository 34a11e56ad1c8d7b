import Field from '@site/src/components/Field';
import type {RequiredField} from '@site/src/data/inspectionFields';
import type {ReactNode} from 'react';

import type {Problems} from '../core/rules';
import EmailInput from '../shared/EmailInput';
import {problemMessage} from './problemMessage';
import styles from './styles.module.css';
import {typedLabels} from './typedLabels';

/**
 * Contact details: the three required fields, each with what is wrong with it. No field has a maxlength:
 * a browser would cut a longer paste without a word.
 */
export default function ContactFields({problems}: {problems: Problems}): ReactNode {
  const labels = typedLabels();
  const error = <Key extends RequiredField>(field: Key): string | undefined => {
    const problem = problems[field];
    return problem && problemMessage(field, problem);
  };
  return (
    <>
      <div className={styles.pair}>
        <Field id="inspection-name" name="name" required label={labels.name} error={error('name')}>
          {(control) => (
            // Phones correct the names of many languages into English words.
            <input
              {...control}
              type="text"
              autoComplete="name"
              autoCapitalize="words"
              autoCorrect="off"
              spellCheck={false}
              dir="auto"
            />
          )}
        </Field>
        <Field
          id="inspection-phone"
          name="phone"
          required
          label={labels.phone}
          error={error('phone')}
        >
          {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Field
        id="inspection-email"
        name="email"
        required
        label={labels.email}
        error={error('email')}
      >
        {(control) => <EmailInput {...control} />}
      </Field>
    </>
  );
}
