import Translate, {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/Field';
import {useNumberFormat} from '@site/src/components/useFormats';
import {DEFAULT_LOCALE} from '@site/src/language/locales';
import {LIMITS} from '@site/src/data/limits';
import {type ReactNode, useEffect, useState} from 'react';

import StatusLine from '../shared/StatusLine';
import {QUIET_MS} from '../shared/useDebounce';
import styles from './styles.module.css';

/** The English words with which an urgent message begins; a word of them rings (`intake.urgent_words`). */
const URGENT = 'LEAK NOW';

/** The message, with a live count of its characters. */
export default function MessageField(): ReactNode {
  const [length, setLength] = useState(0);
  const [spoken, setSpoken] = useState('');
  const number = useNumberFormat();
  const count = translate(
    {id: 'forms.inspection.count', message: '{count} of {limit} characters'},
    {count: number(length), limit: number(LIMITS.message)},
  );

  useEffect(() => {
    if (length === 0) return;
    const timer = setTimeout(() => setSpoken(count), QUIET_MS);
    return () => clearTimeout(timer);
  }, [length, count]);

  return (
    <>
      <p className={styles.now}>
        <Translate
          id="forms.inspection.now"
          values={{words: <b lang={DEFAULT_LOCALE}>{URGENT}</b>}}
        >
          {'Water coming in now? Begin your message with {words}, then your street and ZIP.'}
        </Translate>
      </p>
      <Field
        id="inspection-message"
        name="message"
        label={translate({id: 'forms.inspection.message', message: 'Message'})}
        hint={
          <span className={styles.hint}>
            <span>
              {translate({
                id: 'forms.inspection.messageHint',
                message: 'Street or ZIP, and what you see',
              })}
            </span>{' '}
            <span>{count}</span>
          </span>
        }
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={LIMITS.message}
            autoComplete="off"
            onInput={({currentTarget}) => setLength(currentTarget.value.length)}
            // On Tab, browsers scroll only the first line of the field into view.
            onKeyUp={({key, currentTarget}) => {
              if (key === 'Tab') currentTarget.scrollIntoView({block: 'nearest'});
            }}
          />
        )}
      </Field>
      <StatusLine>{spoken}</StatusLine>
    </>
  );
}
