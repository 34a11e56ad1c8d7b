import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import script from '@generated/page-scripts/default/picker.json';
import strings from '@generated/picker-strings/default/picker.json';
import Button from '@site/src/components/Button';
import EmergencyPanel from '@site/src/components/EmergencyPanel';
import LocalizedText from '@site/src/components/LocalizedText';
import Logo from '@site/src/components/Logo';
import {LOCALES} from '@site/src/language/locales';
import {type ReactNode, useId} from 'react';

import ContinueLink from '../ContinueLink';
import Option from '../Option';
import PlainLinks from '../PlainLinks';
import {PICKER} from './behavior';
import styles from './styles.module.css';

/**
 * The picker. Its script (`behavior.ts`) is all that works it: this page has no app. Before the script it
 * is a plain form that opens the home page with a language (`/?lng=ko`), which the gate saves and applies.
 */
export default function LanguagePicker(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const wide = useBaseUrl('/img/scenes/hero-wide.svg');
  const narrow = useBaseUrl('/img/scenes/hero-narrow.svg');
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
                <Option key={code} code={code} name={name} checked={code === currentLocale} />
              ))}
            </div>
            <ContinueLink />
            <Button type="submit" className={styles.continue}>
              <LocalizedText from={strings} text="continue" className={styles.alone} />
              <LocalizedText from={strings} text="continueHome" className={styles.offered} />
            </Button>
          </form>
          <PlainLinks />
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
