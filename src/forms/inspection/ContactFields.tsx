import {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/Field';
import {fieldsIn, type RequiredField} from '@site/src/data/inspectionFields';

import type {Problems} from '../core/rules';
import EmailInput from '../shared/EmailInput';
import {problemMessage} from './problemMessage';
import styles from './styles.module.css';

/**
 * Contact details: the three required fields, each with what is wrong with it. No field has a maxlength:
 * a browser would cut a longer paste without a word.
 */
export default function ContactFields({problems}: {problems: Problems}) {
  const {name, phone, email} = fieldsIn(translate);
  const error = <Key extends RequiredField>(field: Key): string | undefined => {
    const problem = problems[field];
    return problem && problemMessage(field, problem);
  };
  return (
    <>
      <div className={styles.pair}>
        <Field id="inspection-name" name="name" required label={name.label} error={error('name')}>
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
          label={phone.label}
          error={error('phone')}
        >
          {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Field id="inspection-email" name="email" required label={email.label} error={error('email')}>
        {(control) => <EmailInput {...control} />}
      </Field>
    </>
  );
}
