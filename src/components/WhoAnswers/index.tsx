import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {company, spokenHours} from '@site/src/data/company';
import {FORM_ID, NOW, routes} from '@site/src/data/routes';
import {joinLocale} from '@site/src/language/localePath';
import {openingTimes} from '@site/src/lib/openingHours';
import type {ReactNode} from 'react';

/** What a company says that answers the page's language in writing; else `children`. */
const Written = ({children}: {children: ReactNode}): ReactNode =>
  company.answers[useDocusaurusContext().i18n.currentLocale] === 'in writing' ? (
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
  /** Whether water may be coming in: the form then says how to begin the message. */
  now?: boolean;
  children?: ReactNode;
}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <a href={`${joinLocale(currentLocale, routes.contact)}${now ? `?${NOW}` : ''}#${FORM_ID}`}>
      {children ?? (
        <Written>
          <Translate id="components.whoAnswers.write">
            You may write to us in your language.
          </Translate>
        </Written>
      )}
    </a>
  );
}

/** The sentence that says in which language the phone is answered (`company.answers`). Use only while rendering. */
export function answered(locale: string): string {
  const hours = spokenHours(locale);
  return hours
    ? translate(
        {
          id: 'components.whoAnswers.spoken',
          message: 'We speak your language on the phone: {hours}.',
        },
        {hours: openingTimes(hours, translate).join(', ')},
      )
    : translate({
        id: 'components.whoAnswers.english',
        message: 'We answer the phone in English.',
      });
}

/** In the form: in which language the answer comes. Nothing on English pages. */
export function AnswerLanguage(): ReactNode {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  if (currentLocale === defaultLocale) return null;
  if (spokenHours(currentLocale)) return answered(currentLocale);
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

/** A paragraph with that sentence, and with the link where nobody speaks it. Nothing on English pages. */
export default function WhoAnswers({className}: {className?: string | undefined}): ReactNode {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  if (currentLocale === defaultLocale) return null;
  return (
    <p className={className}>
      {answered(currentLocale)} {!spokenHours(currentLocale) && <WriteLink />}
    </p>
  );
}

/** In Markdown, behind the number to call while water comes in: the other way, in parentheses. */
export function OrWrite(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  if (spokenHours(currentLocale)) return null;
  const link = (
    <WriteLink now key="link">
      <Translate id="components.callCard.orWrite">or write to us</Translate>
    </WriteLink>
  );
  return [' (', link, ')'];
}
