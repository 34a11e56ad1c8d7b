import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {FORM_ID, NOW, routes} from '@site/src/data/routes';
import {joinLocale} from '@site/src/language/localePath';
import {hoursInRow} from '@site/src/lib/hours';
import type {ReactNode} from 'react';

import {useAnswering} from '../useAnswering';

/** What a company says that answers the page's language in writing; else `children`. */
const Written = ({children}: {children: ReactNode}) =>
  useAnswering().inWriting ? (
    <Translate id="components.whoAnswers.inWriting">
      Write to us in your language, and we answer in it.
    </Translate>
  ) : (
    children
  );

/** The link to the form, for who cannot be understood on the phone. */
export function WriteLink({
  now = false,
  children,
}: {
  /** Whether water may be coming in: the form then asks that first. */
  now?: boolean;
  children?: ReactNode;
}) {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <a href={`${joinLocale(currentLocale, routes.contact)}${now ? `?${NOW}` : ''}#${FORM_ID}`}>
      {children ?? (
        <Written>
          <Translate
            id="components.whoAnswers.write"
            description="Name the language of the translation: You may write to us in Spanish"
          >
            You may also write to us.
          </Translate>
        </Written>
      )}
    </a>
  );
}

/** In which language the phone is answered (`company.answers`). */
function Answered() {
  const {hours, always, night} = useAnswering();
  if (always) {
    return (
      <Translate id="components.whoAnswers.always">
        We speak your language on the phone, day and night.
      </Translate>
    );
  }
  if (!hours) {
    return (
      <Translate id="components.whoAnswers.english">We answer the phone in English.</Translate>
    );
  }
  return (
    <>
      <Translate id="components.whoAnswers.spoken" values={{hours: hoursInRow(hours)}}>
        {'We speak your language on the phone ({hours}).'}
      </Translate>{' '}
      {night !== null && (
        <Translate id="components.whoAnswers.otherTimes">
          At other times we answer in English.
        </Translate>
      )}
    </>
  );
}

/** In the form: in which language the answer comes. Nothing on English pages. */
export function AnswerLanguage() {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const {hours} = useAnswering();
  if (currentLocale === defaultLocale) return null;
  if (hours) return <Answered />;
  return (
    <Written>
      <Translate
        id="components.whoAnswers.callBack"
        description="In the form: in which language the answer comes. Name the language of the translation"
      >
        We call back in English. Your request tells us that you speak this language.
      </Translate>
    </Written>
  );
}

/**
 * A paragraph with that sentence, in other languages than English, and with the link to the form, unless
 * somebody always answers in the page's language. In English the link stands only where water may be
 * coming in: `now`.
 */
export default function WhoAnswers({className, now = false}: {className?: string; now?: boolean}) {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const {always} = useAnswering();
  const isForeign = currentLocale !== defaultLocale;
  if (!isForeign && (always || !now)) return null;
  return (
    <p className={className}>
      {isForeign && <Answered />} {!always && <WriteLink now={now} />}
    </p>
  );
}

/** In Markdown, behind the number to call while water comes in: the other way, in parentheses. */
export function OrWrite() {
  if (useAnswering().always) return null;
  const write = (
    <WriteLink now>
      <Translate id="components.callCard.orWrite">or write to us</Translate>
    </WriteLink>
  );
  return (
    <Translate
      id="components.callCard.otherWay"
      description="Behind a phone number in a sentence, with the space before it if the language has one"
      values={{write}}
    >
      {' ({write})'}
    </Translate>
  );
}
