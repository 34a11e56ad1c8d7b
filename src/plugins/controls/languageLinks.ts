import type {LocaleCode} from '../../language/locales';
import {switchTo} from '../../language/switchTo';

const FIELDS = 'main form :is(input, select, textarea)';

/**
 * Brings a field back to the screen: who comes to the switcher by keyboard may have scrolled away
 * from it on the way, and types on in it afterwards. In the middle half nothing lies over it.
 */
function bringBack({innerHeight}: Window, field: Element): void {
  const {top} = field.getBoundingClientRect();
  if (Math.abs(2 * top - innerHeight) > innerHeight / 2) {
    field.scrollIntoView({block: 'center', behavior: 'instant'});
  }
}

/**
 * Makes the links of the language switcher change the language and stay on the page. A modified
 * click opens a new tab or window and leaves this page as it is.
 */
export function workLanguageLinks(win: Window): void {
  const {document: doc} = win;
  /** The form field that had the focus last; the switcher itself takes the focus. */
  let field: Element | null = null;

  doc.addEventListener(
    'focusin',
    ({target}) => {
      if ((target as Element).matches(FIELDS)) field = target as Element;
    },
    true,
  );
  doc.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-language]');
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const code = link.dataset.language as LocaleCode;
      if (!field?.isConnected) field = null;
      if (!event.detail && field) bringBack(win, field);
      switchTo(code, win, field);
    },
    true,
  );
}
