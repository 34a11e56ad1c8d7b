import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {emailHref} from '@site/src/data/company';
import {DEFAULT_LOCALE} from '@site/src/language/locales';
import {ChevronDown} from 'lucide-react';

import {useAnswering} from '../useAnswering';
import WhoAnswers from '../WhoAnswers';
import styles from './styles.module.css';

/**
 * English lines for a caller who speaks another language, each with its meaning in that language and, where
 * its letters are not Latin, the sound of the line.
 */
const englishLines = (locale: string): [line: string, meaning: string][] => [
  [
    'My roof is leaking. Water is coming in.',
    translate({
      id: 'components.callCard.leak',
      message: 'My roof is leaking. Water is coming in.',
      description: 'In letters that are not Latin, its English sound first, in brackets',
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
    'My phone number is …',
    translate({id: 'components.callCard.number', message: 'My phone number is …'}),
  ],
  [
    'Please text me: I can translate that.',
    translate({id: 'components.callCard.text', message: 'Please text me: I can translate that.'}),
  ],
];

/** The lines, and a link that writes them as an email. */
function EnglishLines() {
  const lines = englishLines(useDocusaurusContext().i18n.currentLocale);
  const subject = encodeURIComponent('My roof is leaking');
  const body = encodeURIComponent(lines.map(([line]) => line).join('\r\n'));
  return (
    <div className={styles.lines}>
      <ul>
        {lines.map(([line, meaning]) => (
          <li key={line}>
            <b lang={DEFAULT_LOCALE}>{line}</b>
            {meaning}
          </li>
        ))}
      </ul>
      <a href={`${emailHref}?subject=${subject}&body=${body}`}>
        <Translate id="components.callCard.mail">Send these lines as an email</Translate>
      </a>
    </div>
  );
}

const SayAndAsk = () => (
  <dl className={styles.lines}>
    <dt>
      <Translate id="components.callCard.say">Tell us</Translate>
    </dt>
    <dd>
      <Translate id="components.callCard.where">Where the water shows</Translate>
    </dd>
    <dd>
      <Translate id="components.callCard.street">Your street and ZIP</Translate>
    </dd>
    <dd>
      <Translate id="components.callCard.safe">Whether everyone is safe</Translate>
    </dd>
    <dd>
      <Translate id="components.callCard.roof">
        The kind of roof: shingle, tile, metal or flat
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
 * What to hold during the call, below the number: who answers, and the other way, to the form, unless
 * somebody always answers in the page's language; then what to say and what to ask, or English lines to
 * read aloud where that is the only language at night. A `<details>` with its text, so it opens without
 * the app and without a connection.
 */
export default function CallCard() {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const {always} = useAnswering();
  const inEnglish = currentLocale !== defaultLocale && !always;
  return (
    <>
      <WhoAnswers now className={styles.who} />
      <details className={styles.card}>
        <summary className={styles.summary}>
          <b>
            {inEnglish ? (
              <Translate id="components.callCard.read">English lines to read aloud</Translate>
            ) : (
              <Translate id="components.callCard.title">What to say, and what to ask</Translate>
            )}
          </b>
          <ChevronDown className={styles.mark} size={20} aria-hidden="true" />
        </summary>
        {inEnglish ? <EnglishLines /> : <SayAndAsk />}
      </details>
    </>
  );
}
