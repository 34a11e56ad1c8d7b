import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {joinLocale, splitLocale} from '@site/src/language/localePath';
import {LOCALES} from '@site/src/language/locales';
import {Check, Globe} from 'lucide-react';

import {LANGUAGE} from './behavior';
import styles from './styles.module.css';

const LIST_ID = 'site-languages';

/**
 * Links to the same page in each language, which work without scripts; `behavior.ts` adds the rest of the
 * address and the scroll position. Renders nothing if there is only one language.
 *
 * @param variant `header`: globe and code, the list hangs below (a popover, which the browser opens
 * and closes); `menu`: all languages in view
 */
export default function LanguageSwitcher({variant}: {variant: 'header' | 'menu'}) {
  const current = useDocusaurusContext().i18n.currentLocale;
  const {path} = splitLocale(useLocation().pathname);
  if (LOCALES.length === 1) return null;
  const name = LOCALES.find(({code}) => code === current)?.name ?? current;
  const label = translate(
    {
      id: 'language.switcher.label',
      message: 'Language: {name}',
      description: 'Name of the language button; {name} is the present language in its own script',
    },
    {name},
  );
  const entries = LOCALES.map(({code, name: ownName}) => (
    <li key={code}>
      <a
        className={styles.entry}
        {...{[LANGUAGE]: code}}
        aria-current={code === current ? 'true' : undefined}
        href={joinLocale(code, path)}
        hrefLang={code}
        lang={code}
      >
        {ownName}
        {code === current && <Check size={18} aria-hidden="true" />}
      </a>
    </li>
  ));

  if (variant === 'menu') {
    return (
      <div className={styles.menu}>
        <Globe className={styles.globe} size={22} aria-hidden="true" />
        <ul className={styles.row} aria-label={label}>
          {entries}
        </ul>
      </div>
    );
  }
  return (
    <div className={styles.header}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={LIST_ID}
        aria-label={`${current.toUpperCase()}, ${label}`}
      >
        <Globe className={styles.globe} size={22} aria-hidden="true" />
        {current.toUpperCase()}
      </button>
      <ul id={LIST_ID} popover="auto" className={styles.list} aria-label={label}>
        {entries}
      </ul>
    </div>
  );
}
