import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import script from '@generated/page-scripts/default/picker.json';
import strings from '@generated/picker-strings/default/picker.json';
import Button, {primaryButton} from '@site/src/components/Button';
import CheckTile from '@site/src/components/CheckTile';
import EmergencyPanel from '@site/src/components/EmergencyPanel';
import LocalizedText from '@site/src/components/LocalizedText';
import Logo from '@site/src/components/Logo';
import {joinLocale} from '@site/src/language/localePath';
import {type LocaleCode, LOCALES} from '@site/src/language/locales';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import {OFFER, OFFERED_TITLE, PICKER} from './behavior';
import choices from './choices.module.css';
import styles from './styles.module.css';

/** How a language looks: a white row with its pennant and its own name. */
function Face({code, name, children}: {code: LocaleCode; name: string; children?: ReactNode}) {
  return (
    <span className={choices.face} lang={code}>
      <img
        className={choices.flag}
        src={useBaseUrl(`/img/flags/${code}.svg`)}
        alt=""
        width={42}
        height={28}
        // Loads after text and scene; without `low`, React would preload each flag in the head.
        fetchPriority="low"
      />
      {name}
      {children}
    </span>
  );
}

/**
 * The picker. Its script (`behavior.ts`) is all that works it: this page has no app. Before the script it
 * is a plain form that opens the home page with a language (`/?lng=ko`), which the gate saves and applies.
 */
export default function LanguagePicker() {
  const {currentLocale} = useDocusaurusContext().i18n;
  const wide = useBaseUrl('/img/scenes/hero-wide.svg');
  const narrow = useBaseUrl('/img/scenes/hero-narrow.svg');
  const noScript = useBaseUrl('/no-script.css');
  const group = useId();

  return (
    <div className={styles.page}>
      <PageMetadata title={strings[currentLocale]!.title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.main}>
        <Logo />
        <div className={styles.picker} {...{[PICKER]: ''}}>
          <p className={styles.about}>
            <LocalizedText from={strings} text="about" />
          </p>
          <h1 className={styles.title}>
            <LocalizedText from={strings} text="title" />
          </h1>
          <form className={styles.form} action="/" autoComplete="off" data-needs-script>
            <LocalizedText from={strings} text="group" id={group} hidden />
            <div role="radiogroup" aria-labelledby={group} className={styles.options}>
              {LOCALES.map(({code, name}) => (
                <label key={code} className={choices.option}>
                  <input
                    className={choices.radio}
                    type="radio"
                    name="lng"
                    value={code}
                    defaultChecked={code === currentLocale}
                  />
                  <Face code={code} name={name}>
                    <CheckTile size="md" className={choices.tick} />
                  </Face>
                </label>
              ))}
            </div>
            {/* Its space is reserved from the first paint, so that nothing moves when the title arrives. */}
            <div className={choices.slot}>
              <a className={clsx(primaryButton, choices.offer)} {...{[OFFER]: ''}} hidden>
                <LocalizedText from={strings} text="continueTo">
                  <b className={choices.title} {...{[OFFERED_TITLE]: ''}} />
                </LocalizedText>
              </a>
            </div>
            <Button type="submit" className={styles.continue}>
              <LocalizedText from={strings} text="continue" className={styles.alone} />
              <LocalizedText from={strings} text="continueHome" className={styles.offered} />
            </Button>
          </form>
          {/* In place of the form, where there is no JavaScript. */}
          <noscript>
            {/* Hides what needs it; a file, because the content policy forbids styles in the page. */}
            <link rel="stylesheet" href={noScript} />
            <ul className={choices.links}>
              {LOCALES.map(({code, name}) => (
                <li key={code}>
                  <a
                    className={choices.link}
                    href={joinLocale(code, '/')}
                    lang={code}
                    hrefLang={code}
                  >
                    <Face code={code} name={name} />
                  </a>
                </li>
              ))}
            </ul>
          </noscript>
          <div className={styles.phone}>
            <EmergencyPanel label={<LocalizedText from={strings} text="leaking" />} />
          </div>
        </div>
        <script dangerouslySetInnerHTML={{__html: script}} />
      </main>
      <picture>
        <source media="(min-width: 62.5em)" srcSet={wide} width={1600} height={760} />
        <img className={styles.scene} src={narrow} alt="" width={790} height={720} />
      </picture>
    </div>
  );
}
