import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {company} from '@site/src/data/company';
import {openingTimes} from '@site/src/data/openingHours';
import type {ReactNode} from 'react';

/**
 * For a page that is not in English, in which language the phone is answered (`company.answers`).
 * Nothing on English pages.
 */
export default function WhoAnswers(): ReactNode {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  if (currentLocale === defaultLocale) return null;
  const answers = company.answers[currentLocale] ?? null;
  if (answers === null) {
    return (
      <Translate id="components.whoAnswers.english">
        We answer the phone in English. You may write to us in your language.
      </Translate>
    );
  }
  if (answers === 'in writing') {
    return (
      <Translate id="components.whoAnswers.inWriting">
        We answer the phone in English. Write to us in your language, and we answer in it.
      </Translate>
    );
  }
  return (
    <Translate
      id="components.whoAnswers.spoken"
      values={{hours: openingTimes(answers, translate).join(', ')}}
    >
      {'We speak your language on the phone: {hours}.'}
    </Translate>
  );
}
