import Translate, {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/Field';
import {useFormats} from '@site/src/components/useFormats';
import {DEFAULT_LOCALE} from '@site/src/language/locales';
import {LIMITS} from '@site/src/data/limits';
import {type ReactNode, useEffect, useState} from 'react';

import {QUIET_MS} from '../core/revise';
import {excessOf, lengthOf} from '../core/rules';
import styles from './styles.module.css';
import {typedLabels} from './typedLabels';

/** The English words with which an urgent message begins; a word of them rings (`intake.urgent_words`). */
const URGENT = 'LEAK NOW';

/** The message, with a live count of its characters, and what is too much of it. */
export default function MessageField(): ReactNode {
  const [{length, excess}, setState] = useState({length: 0, excess: 0});
  const [spoken, setSpoken] = useState('');
  const {number} = useFormats();
  const count = translate(
    {id: 'forms.inspection.count', message: '{count} of {limit} characters'},
    {count: number(length), limit: number(LIMITS.message)},
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
        label={typedLabels().message}
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
            onInput={({currentTarget: {value}}) =>
              setState({length: lengthOf(value), excess: excessOf(value, false)})
            }
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
