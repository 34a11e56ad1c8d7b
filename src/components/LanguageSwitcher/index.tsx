import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {joinLocale, splitLocale} from '@site/src/language/localePath';
import {LOCALES, type LocaleCode} from '@site/src/language/locales';
import clsx from 'clsx';
import {Check, ChevronDown, Globe} from 'lucide-react';
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import {followFields} from './lastField';
import styles from './styles.module.css';
import {switchTo} from './switchTo';
import {useUrlLocale} from './useUrlLocale';
import {useMenuKeys} from './useMenuKeys';

type Props = {
  /** `header`: globe and code, the list hangs below; `menu`: full width, the list pushes down. */
  variant: 'header' | 'menu';
  /** Runs when a language has been picked, so that the menu around the switcher can close. */
  onChange?: () => void;
};

/**
 * Changes the language and stays on the page. A menu button; its entries are real links, for
 * crawlers and for readers without JavaScript.
 */
export default function LanguageSwitcher({variant, onChange}: Props): ReactNode {
  const current = useUrlLocale();
  const {path} = splitLocale(useLocation().pathname);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const keys = useMenuKeys({button, list, open, setOpen});
  useEffect(followFields, []);

  const name = LOCALES.find(({code}) => code === current)?.name ?? current;
  const label = translate(
    {
      id: 'language.switcher.label',
      message: 'Language: {name}',
      description: 'Name of the language button; {name} is the present language in its own script',
    },
    {name},
  );

  function pick(event: MouseEvent, code: LocaleCode): void {
    // A modified click opens a new tab or window: leave this page as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus({preventScroll: true});
    onChange?.();
    switchTo(code);
  }

  function closeOnLeave({currentTarget, relatedTarget}: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the menu inside
    <div
      className={clsx(styles.switcher, styles[variant])}
      onBlur={closeOnLeave}
      onKeyDown={keys.onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-needs-app
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={listId}
        aria-label={variant === 'header' ? `${current.toUpperCase()}, ${label}` : label}
        onClick={() => setOpen(!open)}
      >
        <Globe className={styles.globe} size={22} aria-hidden="true" />
        {variant === 'header' ? current.toUpperCase() : label}
        <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </button>
      <div
        ref={list}
        id={listId}
        role="menu"
        aria-label={label}
        className={styles.list}
        hidden={!open}
      >
        {LOCALES.map(({code, name: ownName}) => (
          <a
            key={code}
            className={styles.entry}
            role="menuitemradio"
            aria-checked={code === current}
            tabIndex={-1}
            href={joinLocale(code, path)}
            hrefLang={code}
            lang={code}
            onClick={(event) => pick(event, code)}
          >
            {ownName}
            {code === current && <Check size={18} aria-hidden="true" />}
          </a>
        ))}
      </div>
    </div>
  );
}
