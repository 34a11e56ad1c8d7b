import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {LocaleCode} from '@site/src/language/locales';
import type {HTMLAttributes} from 'react';

import {TEXTS} from './behavior';

/** A text in the page's language, with its translations in an attribute for the page's script. */
export default function LocalizedText<Name extends string>({
  from,
  text,
  children,
  ...rest
}: {
  /** The texts of the page, in every language. */
  from: Record<LocaleCode, Record<Name, string>>;
  text: NoInfer<Name>;
} & HTMLAttributes<HTMLElement>) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const all = Object.fromEntries(
    Object.entries(from).map(([locale, texts]) => [locale, texts[text]]),
  );
  return (
    <span lang={currentLocale} {...rest} {...{[TEXTS]: JSON.stringify(all)}}>
      {children ?? all[currentLocale]}
    </span>
  );
}
