import {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/Field';
import type {RequiredField} from '@site/src/data/inspectionFields';
import {LIMITS} from '@site/src/data/limits';
import {type ReactNode, useState} from 'react';

import type {Problems} from '../core/rules';
import {problemMessage} from './problemMessage';
import {requiredLabels} from './requiredLabels';
import styles from './styles.module.css';

/** Contact details: the three required fields, each with what is wrong with it. */
export default function ContactFields({problems}: {problems: Problems}): ReactNode {
  // With maxlength a browser would silently cut a longer paste, and the last digits would be lost.
  const [phoneIsFull, setPhoneIsFull] = useState(false);
  const labels = requiredLabels();
  const error = <Key extends RequiredField>(field: Key): string | undefined => {
    const problem = problems[field];
    return problem && problemMessage(field, problem);
  };
  return (
    <>
      <div className={styles.pair}>
        <Field id="inspection-name" name="name" required label={labels.name} error={error('name')}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="name"
              autoCapitalize="words"
              maxLength={LIMITS.name}
            />
          )}
        </Field>
        <Field
          id="inspection-phone"
          name="phone"
          required
          label={labels.phone}
          error={error('phone')}
          hint={
            phoneIsFull &&
            translate(
              {
                id: 'forms.inspection.phoneFull',
                message: 'Only {limit} characters fit. An extension can go into the message.',
              },
              {limit: LIMITS.phone},
            )
          }
        >
          {(control) => (
            <input
              {...control}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={LIMITS.phone}
              onInput={({currentTarget}) =>
                setPhoneIsFull(currentTarget.value.length >= LIMITS.phone)
              }
            />
          )}
        </Field>
      </div>
      <Field
        id="inspection-email"
        name="email"
        required
        label={labels.email}
        error={error('email')}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.email}
          />
        )}
      </Field>
    </>
  );
}
