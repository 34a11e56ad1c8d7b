import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {company} from '@site/src/data/company';
import {openingTimes} from '@site/src/data/openingHours';
import type {ReactNode} from 'react';

/**
 * A paragraph that says in which language the phone is answered (`company.answers`). Nothing on English
 * pages.
 *
 * @param isUrgent whether the reader should call, and not write
 */
export default function WhoAnswers({
  className,
  isUrgent = false,
}: {
  className?: string | undefined;
  isUrgent?: boolean;
}): ReactNode {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  if (currentLocale === defaultLocale) return null;
  const answers = company.answers[currentLocale] ?? null;
  if (answers !== null && answers !== 'in writing') {
    return (
      <p className={className}>
        <Translate
          id="components.whoAnswers.spoken"
          values={{hours: openingTimes(answers, translate).join(', ')}}
        >
          {'We speak your language on the phone: {hours}.'}
        </Translate>
      </p>
    );
  }
  const write =
    answers === null ? (
      <Translate id="components.whoAnswers.write">You may write to us in your language.</Translate>
    ) : (
      <Translate id="components.whoAnswers.inWriting">
        Write to us in your language, and we answer in it.
      </Translate>
    );
  return (
    <p className={className}>
      <Translate id="components.whoAnswers.english">We answer the phone in English.</Translate>
      {!isUrgent && <> {write}</>}
    </p>
  );
}
