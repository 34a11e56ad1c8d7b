import type {LocaleCode} from '@site/src/language/locales';
import {isLocaleCode} from '@site/src/language/locales';
import {showLanguage} from '@site/src/language/pickerView';
import {detectFromWindow} from '@site/src/language/detect';
import {useEffect, useRef, useState, type FormEvent, type RefObject} from 'react';

type Selection = {
  /** The picker's root. */
  picker: RefObject<HTMLDivElement | null>;
  selected: LocaleCode;
  /** Change handler of the form. */
  select: (event: FormEvent) => void;
};

/**
 * The language selected on the picker. The radio buttons hold the state, because a visitor may
 * check one before hydration; this only mirrors it.
 *
 * @param initial the language of the page as it was built
 */
export function useSelection(initial: LocaleCode): Selection {
  const picker = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(initial);

  useEffect(() => {
    const root = picker.current!;
    const ticked = new FormData(root.querySelector('form')!).get('lng');
    // Preselected by the inline script, or checked by the visitor since: keep it.
    const preselected = document.documentElement.dataset.preselected !== undefined;
    const locale = preselected && isLocaleCode(ticked) ? ticked : detectFromWindow(window);
    showLanguage(root, locale);
    setSelected(locale);
  }, []);

  function select(event: FormEvent): void {
    const {value} = event.target as HTMLInputElement;
    if (isLocaleCode(value)) setSelected(value);
  }

  return {picker, selected, select};
}
