import strings from '@generated/picker-strings/default/picker.json';
import {LOCALES, type LocaleCode} from '@site/src/language/locales';
import {TEXT_ATTRIBUTE} from '@site/src/language/pickerView';
import type {ReactNode} from 'react';

type Props = {
  /** The language that shows. */
  locale: LocaleCode;
  text: 'title' | 'continue' | 'continueHome' | 'leaking';
};

/**
 * A text that carries its translations with it: the script below the form can then show another
 * before the application has loaded, which is also why React may find a text it did not write.
 */
export default function Spoken({locale, text}: Props): ReactNode {
  const all = Object.fromEntries(LOCALES.map(({code}) => [code, strings[code][text]]));
  return (
    <span lang={locale} suppressHydrationWarning {...{[TEXT_ATTRIBUTE]: JSON.stringify(all)}}>
      {all[locale]}
    </span>
  );
}
