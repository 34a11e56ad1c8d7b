import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import strings from '@generated/picker-strings/default/picker.json';
import {LOCALES} from '@site/src/language/locales';
import type {HTMLAttributes, ReactNode} from 'react';

import {TEXTS} from '../LanguagePicker/behavior';

type Text = keyof (typeof strings)[string];

/** A text in the page's language, with its translations in an attribute for the script of the picker. */
export default function LocalizedText({
  text,
  children,
  ...rest
}: {text: Text} & HTMLAttributes<HTMLElement>): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const all = Object.fromEntries(LOCALES.map(({code}) => [code, strings[code]![text]]));
  return (
    <span lang={currentLocale} {...rest} {...{[TEXTS]: JSON.stringify(all)}}>
      {children ?? all[currentLocale]}
    </span>
  );
}
