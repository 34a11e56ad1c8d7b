import type {LocaleCode} from '@site/src/language/locales';
import {isLocaleCode} from '@site/src/language/locales';
import {showLanguage} from '@site/src/language/pickerView';
import {detectLanguage} from '@site/src/language/detectIn';
import {useEffect, useRef, useState, type FormEvent, type RefObject} from 'react';

type Selection = {
  /** The picker's root. */
  picker: RefObject<HTMLDivElement | null>;
  selected: LocaleCode;
  /** Change handler of the form. */
  select: (event: FormEvent) => void;
};

/**
 * The language ticked on the picker. The radio buttons keep it themselves, because a visitor may
 * tick one before the application has loaded; this only follows them.
 *
 * @param initial the language of the page as it was built
 */
export function useSelection(initial: LocaleCode): Selection {
  const picker = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(initial);

  useEffect(() => {
    const root = picker.current!;
    const ticked = new FormData(root.querySelector('form')!).get('lng');
    // Proposed by the script in the head, or ticked by the visitor since: then it stays.
    const proposed = document.documentElement.dataset.proposed !== undefined;
    const found = proposed && isLocaleCode(ticked) ? ticked : detectLanguage(window);
    showLanguage(root, found);
    setSelected(found);
  }, []);

  function select(event: FormEvent): void {
    const {value} = event.target as HTMLInputElement;
    if (isLocaleCode(value)) setSelected(value);
  }

  return {picker, selected, select};
}
