import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import propose from '@generated/language-gate/default/propose.json';
import strings from '@generated/picker-strings/default/picker.json';
import Button from '@site/src/components/Button';
import EmergencyPanel from '@site/src/components/EmergencyPanel';
import Logo from '@site/src/components/Logo';
import {joinLocale} from '@site/src/language/address';
import {saveChoice} from '@site/src/language/choice';
import {LOCALES, type LocaleCode} from '@site/src/language/locales';
import {PICKER_ATTRIBUTE} from '@site/src/language/pickerView';
import {withoutAsked} from '@site/src/language/query';
import {forgetWanted} from '@site/src/language/wanted';
import clsx from 'clsx';
import type {FormEvent, ReactNode} from 'react';

import Option from '../Option';
import PlainLinks from '../PlainLinks';
import Spoken from '../Spoken';
import WayOn from '../WayOn';
import {useWayOn} from '../WayOn/useWayOn';
import {useSelection} from '../useSelection';
import styles from './styles.module.css';

/** Saves the choice and leaves, without a step back to the picker. */
function choose(locale: LocaleCode, to: string): void {
  saveChoice(() => localStorage, locale);
  forgetWanted(() => sessionStorage);
  location.replace(to);
}

/**
 * The picker. Before the application has loaded it is a plain form that asks the home page for a
 * language (`/?lng=ko`), which the gate then saves and applies.
 */
export default function LanguagePicker(): ReactNode {
  const pageLocale = useDocusaurusContext().i18n.currentLocale as LocaleCode;
  const {picker, selected, select} = useSelection(pageLocale);
  const wide = useBaseUrl('/img/scenes/hero-wide.svg');
  const narrow = useBaseUrl('/img/scenes/hero-narrow.svg');
  const wanted = useWayOn(selected);
  const text = strings[selected];

  function submit(event: FormEvent): void {
    event.preventDefault();
    choose(selected, joinLocale(selected, '/') + withoutAsked(location.search));
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
        <div ref={picker} {...{[PICKER_ATTRIBUTE]: ''}}>
          <h1 className={styles.title}>
            <Spoken locale={selected} text="title" />
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
            <WayOn wanted={wanted} locale={selected} text={text.wayOn} onChoose={choose} />
            <Button
              type="submit"
              variant={wanted ? 'ghost' : 'primary'}
              className={clsx(styles.continue, wanted && styles.second)}
            >
              <Spoken locale={selected} text={wanted ? 'continueHome' : 'continue'} />
            </Button>
          </form>
          <PlainLinks />
          <div className={styles.phone}>
            <EmergencyPanel label={<Spoken locale={selected} text="leaking" />} />
          </div>
        </div>
        {/* Runs as the HTML arrives. The minifier changes its text, which is none of React's business. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: propose}} />
      </main>
      <picture>
        <source media="(min-width: 1000px)" srcSet={wide} width={1600} height={760} />
        <img className={styles.scene} src={narrow} alt="" width={690} height={526} loading="lazy" />
      </picture>
    </div>
  );
}
