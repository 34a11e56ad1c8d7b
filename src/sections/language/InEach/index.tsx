import {LOCALES, type LocaleCode} from '@site/src/language/locales';
import {TEXT_ATTRIBUTE} from '@site/src/language/pickerView';
import type {ReactNode} from 'react';

type Props = {
  /** The language that shows. */
  selected: LocaleCode;
  text: (locale: LocaleCode) => string;
};

/**
 * A text in every language, of which one shows: the script in the head can then switch it before
 * the application has loaded.
 */
export default function InEach({selected, text}: Props): ReactNode {
  return LOCALES.map(({code}) => (
    <span key={code} lang={code} hidden={code !== selected} {...{[TEXT_ATTRIBUTE]: code}}>
      {text(code)}
    </span>
  ));
}
