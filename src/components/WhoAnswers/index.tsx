import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {company, spokenHours} from '@site/src/data/company';
import {openingTimes} from '@site/src/data/openingHours';
import {FORM_ID, routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

/**
 * A paragraph that says in which language the phone is answered (`company.answers`), with a link to the form
 * where nobody speaks that of the page. Nothing on English pages.
 */
export default function WhoAnswers({className}: {className?: string | undefined}): ReactNode {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  if (currentLocale === defaultLocale) return null;
  const hours = spokenHours(currentLocale);
  if (hours) {
    return (
      <p className={className}>
        <Translate
          id="components.whoAnswers.spoken"
          values={{hours: openingTimes(hours, translate).join(', ')}}
        >
          {'We speak your language on the phone: {hours}.'}
        </Translate>
      </p>
    );
  }
  return (
    <p className={className}>
      <Translate id="components.whoAnswers.english">We answer the phone in English.</Translate>{' '}
      <Link to={`${routes.contact}#${FORM_ID}`}>
        {company.answers[currentLocale] === 'in writing' ? (
          <Translate id="components.whoAnswers.inWriting">
            Write to us in your language, and we answer in it.
          </Translate>
        ) : (
          <Translate id="components.whoAnswers.write">
            You may write to us in your language.
          </Translate>
        )}
      </Link>
    </p>
  );
}
