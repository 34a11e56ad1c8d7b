import Translate, {translate} from '@docusaurus/Translate';
import {PhoneLink} from '@site/src/components/company';
import {useAnswering} from '@site/src/components/useAnswering';
import {AnswerLanguage} from '@site/src/components/WhoAnswers';
import {company} from '@site/src/data/company';
import {hoursInRow} from '@site/src/lib/hours';
import {type ReactNode, useState} from 'react';

import styles from './leak.module.css';

/** When we call about an emergency, as a piece of a sentence. Use only while rendering. */
function soon(answersNow: boolean): string {
  if (company.emergency) {
    return translate({
      id: 'forms.leak.always',
      message: 'as soon as we can, day or night',
      description: 'Stands for {when} in "We call you {when}."',
    });
  }
  return answersNow
    ? translate({id: 'otherwise.leak.soon', message: 'as soon as we can'})
    : translate(
        {id: 'otherwise.leak.opens', message: 'when the office opens ({hours})'},
        {hours: hoursInRow(company.hours)},
      );
}

/**
 * What happens with an emergency, by who answers at the moment: when we call, where to call meanwhile, and in
 * which language. Only in the browser, whose clock it asks.
 *
 * @param phone the visitor's number, once it is sent
 */
export default function WhenWeCall({phone}: {phone?: ReactNode}) {
  const {at} = useAnswering();
  const [answersNow] = useState(() => at(new Date()) !== null);
  const when = soon(answersNow);
  return (
    <>
      <p>
        {phone ? (
          <Translate id="forms.leak.call" values={{phone, when}}>
            {'We’ll call {phone} {when}.'}
          </Translate>
        ) : (
          <Translate id="forms.leak.send" values={{when}}>
            {'Once you send this, we’ll call you {when}.'}
          </Translate>
        )}
      </p>
      <p>
        {answersNow ? (
          <Translate
            id="forms.leak.number"
            values={{number: <PhoneLink className={styles.number!} />}}
          >
            {'You can call us, too: {number}.'}
          </Translate>
        ) : (
          <Translate id="otherwise.leak.nobody">
            Nobody answers the phone until then. Is someone in danger? Call 911.
          </Translate>
        )}{' '}
        <AnswerLanguage />
      </p>
    </>
  );
}
