import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Field from '@site/src/components/Field';
import {LIMITS} from '@site/src/data/limits';
import {type ReactNode, useEffect, useState} from 'react';

import StatusLine from '../shared/StatusLine';
import {QUIET_MS} from '../shared/useQuiet';

/** The message, with a live count of its characters. */
export default function MessageField(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const [length, setLength] = useState(0);
  const [spoken, setSpoken] = useState('');
  const number = new Intl.NumberFormat(i18n.currentLocale);
  const count = translate(
    {id: 'forms.inspection.count', message: '{count} of {limit} characters'},
    {count: number.format(length), limit: number.format(LIMITS.message)},
  );

  useEffect(() => {
    if (length === 0) return;
    const timer = setTimeout(() => setSpoken(count), QUIET_MS);
    return () => clearTimeout(timer);
  }, [length, count]);

  return (
    <>
      <Field
        id="inspection-message"
        name="message"
        label={translate({id: 'forms.inspection.message', message: 'Message'})}
        hint={count}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={LIMITS.message}
            autoComplete="off"
            onInput={({currentTarget}) => setLength(currentTarget.value.length)}
          />
        )}
      </Field>
      <StatusLine>{spoken}</StatusLine>
    </>
  );
}
