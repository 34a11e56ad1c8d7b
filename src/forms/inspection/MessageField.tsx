import {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/Field';
import {useFormats} from '@site/src/components/useFormats';
import {fieldsIn} from '@site/src/data/inspectionFields';
import {useEffect, useState} from 'react';

import {excessOf, lengthOf, QUIET_MS} from '../core/rules';
import {messageLimit} from '../core/urgent';
import styles from './styles.module.css';

/**
 * The message, with a live count of its characters, and what is too much of it.
 *
 * @param isLeaking whether the tick is set, which needs some of them
 */
export default function MessageField({isLeaking}: {isLeaking: boolean}) {
  const [message, setMessage] = useState('');
  const length = lengthOf(message);
  const excess = excessOf(message, isLeaking);
  const [spoken, setSpoken] = useState('');
  const {number} = useFormats();
  const count = translate(
    {id: 'forms.inspection.count', message: '{count} of {limit} characters'},
    {count: number(length), limit: number(messageLimit(isLeaking))},
  );

  const error =
    excess > 0
      ? translate(
          {
            id: 'forms.inspection.messageTooLong',
            message:
              'Characters over the limit: {count}. Nothing is lost: shorten it here, then send.',
          },
          {count: number(excess)},
        )
      : undefined;
  const news = error ?? count;

  useEffect(() => {
    if (length === 0) return;
    const timer = setTimeout(() => setSpoken(news), QUIET_MS);
    return () => clearTimeout(timer);
  }, [length, news]);

  return (
    <>
      <Field
        id="inspection-message"
        name="message"
        label={fieldsIn(translate).message.label}
        error={error}
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
            autoComplete="off"
            dir="auto"
            onInput={({currentTarget: {value}}) => setMessage(value)}
            // On Tab, browsers scroll only the first line of the field into view.
            onKeyUp={({key, currentTarget}) => {
              if (key === 'Tab') currentTarget.scrollIntoView({block: 'nearest'});
            }}
          />
        )}
      </Field>
      <p role="status" className="spoken">
        {spoken}
      </p>
    </>
  );
}
