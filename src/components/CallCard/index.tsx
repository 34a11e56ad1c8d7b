import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DEFAULT_LOCALE} from '@site/src/language/locales';
import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import {useAnswering} from '../useAnswering';
import {Answered, WriteLink} from '../WhoAnswers';
import styles from './styles.module.css';

/** English lines for a caller who speaks another language, each with its meaning in that language. */
const englishLines = (locale: string): [line: string, meaning: string][] => [
  [
    'My roof is leaking. Water is coming in.',
    translate({
      id: 'components.callCard.leak',
      message: 'My roof is leaking. Water is coming in.',
    }),
  ],
  [
    `I speak ${new Intl.DisplayNames('en', {type: 'language'}).of(locale)!}. My English is not good.`,
    translate({
      id: 'components.callCard.language',
      message: 'I speak this language. My English is not good.',
      description: 'Name the language of the translation: "I speak Spanish."',
    }),
  ],
  [
    'My address is …',
    translate({
      id: 'components.callCard.address',
      message: 'My address is … (number, street, ZIP)',
    }),
  ],
  [
    'Please call or text me at …',
    translate({
      id: 'components.callCard.reply',
      message: 'Please call or text me at … (my phone number)',
    }),
  ],
];

function EnglishLines(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <ul className={styles.lines}>
      {englishLines(currentLocale).map(([line, meaning]) => (
        <li key={line}>
          <b lang={DEFAULT_LOCALE}>{line}</b>
          {meaning}
        </li>
      ))}
    </ul>
  );
}

const SayAndAsk = (): ReactNode => (
  <dl className={styles.lines}>
    <dt>
      <Translate id="components.callCard.say">Tell us</Translate>
    </dt>
    <dd>
      <Translate id="components.callCard.where">where the water shows,</Translate>
    </dd>
    <dd>
      <Translate id="components.callCard.street">your street and ZIP,</Translate>
    </dd>
    <dd>
      <Translate id="components.callCard.safe">whether everyone is safe,</Translate>
    </dd>
    <dd>
      <Translate id="components.callCard.roof">
        the kind of roof: shingle, tile, metal or flat.
      </Translate>
    </dd>
    <dt>
      <Translate id="components.callCard.ask">Ask us</Translate>
    </dt>
    <dd>
      <Translate id="components.callCard.when">When can you be here?</Translate>
    </dd>
    <dd>
      <Translate id="components.callCard.price">Before you climb: what will it cost?</Translate>
    </dd>
  </dl>
);

/**
 * A card to hold during the call, below the number: what to say and what to ask, or English lines to
 * read aloud where that is the only language at night; and the link to the form, unless somebody always
 * answers in the page's language. A `<details>` with its
 * text, so it opens without the app and without a connection.
 */
export default function CallCard(): ReactNode {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const {always} = useAnswering();
  const isForeign = currentLocale !== defaultLocale;
  const inEnglish = isForeign && !always;
  return (
    <>
      <details className={styles.card}>
        <summary className={styles.summary}>
          <span>
            {isForeign && <Answered />}{' '}
            <b>
              {inEnglish ? (
                <Translate id="components.callCard.read">English lines to read aloud</Translate>
              ) : (
                <Translate id="components.callCard.title">What to say, and what to ask</Translate>
              )}
            </b>
          </span>
          <ChevronDown className={styles.mark} size={20} aria-hidden="true" />
        </summary>
        {inEnglish ? <EnglishLines /> : <SayAndAsk />}
      </details>
      {!always && (
        <p className={styles.write}>
          <WriteLink now />
        </p>
      )}
    </>
  );
}
