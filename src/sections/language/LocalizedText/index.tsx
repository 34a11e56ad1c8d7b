import strings from '@generated/picker-strings/default/picker.json';
import {LOCALES, type LocaleCode} from '@site/src/language/locales';
import {TEXT_ATTRIBUTE} from '@site/src/language/pickerView';
import type {ReactNode} from 'react';

type Props = {
  /** The language that shows. */
  locale: LocaleCode;
  text: 'about' | 'title' | 'continue' | 'continueHome' | 'leaking';
};

/**
 * A text with its translations in an attribute, so that the script below the form can switch
 * languages before hydration. React may therefore find a text that it did not render.
 */
export default function LocalizedText({locale, text}: Props): ReactNode {
  const all = Object.fromEntries(LOCALES.map(({code}) => [code, strings[code]![text]]));
  return (
    <span lang={locale} suppressHydrationWarning {...{[TEXT_ATTRIBUTE]: JSON.stringify(all)}}>
      {all[locale]}
    </span>
  );
}
