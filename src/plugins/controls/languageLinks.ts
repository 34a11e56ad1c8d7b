import type {LocaleCode} from '../../language/locales';
import {switchTo} from '../../language/switchTo';
import {hasUnsavedInput} from '../../language/unsavedInput';
import {whenHydrated} from '../whenHydrated';

const FIELDS = 'main form :is(input, select, textarea)';

/** Runs when nothing typed can be lost: the app saves it, and does so first of all. */
function whenSaved({document: doc}: Window, act: () => void): void {
  if (hasUnsavedInput(doc)) whenHydrated(doc, act);
  else act();
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
      whenSaved(win, () => switchTo(code, win, field?.isConnected ? field : null));
    },
    true,
  );
}
