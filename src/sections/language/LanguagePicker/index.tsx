import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import preselectScript from '@generated/language-gate/default/preselect.json';
import strings from '@generated/picker-strings/default/picker.json';
import Button from '@site/src/components/Button';
import EmergencyPanel from '@site/src/components/EmergencyPanel';
import Logo from '@site/src/components/Logo';
import {joinLocale, withoutLanguage} from '@site/src/language/localePath';
import {saveChoice} from '@site/src/language/choice';
import {LOCALES, type LocaleCode} from '@site/src/language/locales';
import {PICKER_ATTRIBUTE} from '@site/src/language/pickerView';
import {clearReturnTo} from '@site/src/language/returnTo';
import type {FormEvent, ReactNode} from 'react';

import Option from '../Option';
import PlainLinks from '../PlainLinks';
import LocalizedText from '../LocalizedText';
import ContinueLink from '../ContinueLink';
import {useReturnTarget} from '../ContinueLink/useReturnTarget';
import {useSelection} from '../useSelection';
import styles from './styles.module.css';

/** Saves the choice and leaves, without a step back to the picker. */
function choose(locale: LocaleCode, to: string): void {
  saveChoice(() => localStorage, locale);
  clearReturnTo(() => sessionStorage);
  location.replace(to);
}

/**
 * The picker. Before hydration it is a plain form that opens the home page with a language
 * (`/?lng=ko`), which the gate then saves and applies.
 */
export default function LanguagePicker(): ReactNode {
  const pageLocale = useDocusaurusContext().i18n.currentLocale;
  const {picker, selected, select} = useSelection(pageLocale);
  const wide = useBaseUrl('/img/scenes/hero-wide.svg');
  const narrow = useBaseUrl('/img/scenes/hero-narrow.svg');
  const returnTarget = useReturnTarget(selected);
  const text = strings[selected]!;

  function submit(event: FormEvent): void {
    event.preventDefault();
    choose(selected, joinLocale(selected, '/') + withoutLanguage(location.search));
  }

  return (
    <div className={styles.page}>
      <PageMetadata title={text.title} />
      <Head>
        <html lang={selected} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.main}>
        <Logo />
        <div ref={picker} className={styles.picker} {...{[PICKER_ATTRIBUTE]: ''}}>
          <p className={styles.about}>
            <LocalizedText locale={selected} text="about" />
          </p>
          <h1 className={styles.title}>
            <LocalizedText locale={selected} text="title" />
          </h1>
          <form
            className={styles.form}
            action="/"
            onSubmit={submit}
            onChange={select}
            data-needs-script
          >
            <div role="radiogroup" aria-label={text.group} className={styles.options}>
              {LOCALES.map(({code, name}) => (
                <Option key={code} code={code} name={name} checked={code === pageLocale} />
              ))}
            </div>
            <ContinueLink
              target={returnTarget}
              locale={selected}
              text={text.continueTo}
              onChoose={choose}
            />
            <Button type="submit" className={styles.continue}>
              <LocalizedText locale={selected} text={returnTarget ? 'continueHome' : 'continue'} />
            </Button>
          </form>
          <PlainLinks />
          <div className={styles.phone}>
            <EmergencyPanel label={<LocalizedText locale={selected} text="leaking" />} />
          </div>
        </div>
        {/* Runs as the HTML arrives. The minifier changes its text, so React must not compare it. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: preselectScript}} />
      </main>
      <picture>
        <source media="(min-width: 62.5em)" srcSet={wide} width={1600} height={760} />
        <img className={styles.scene} src={narrow} alt="" width={790} height={720} />
      </picture>
    </div>
  );
}
