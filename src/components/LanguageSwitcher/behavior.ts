import {switchTo} from '../../language/switchTo';

/** On a link of the switcher: its language. */
export const LANGUAGE = 'data-language';

const FIELDS = 'main form :is(input, select, textarea)';

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
      const link = (event.target as Element).closest(`a[${LANGUAGE}]`);
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const code = link.getAttribute(LANGUAGE)!;
      if (!field?.isConnected) field = null;
      // Tabbing to the switcher scrolls the field away: bring it back, so that typing can go on.
      if (field && !event.detail) {
        const share = field.getBoundingClientRect().top / win.innerHeight;
        // Header and call banner leave this range free in the lowest window.
        if (share < 0.2 || share > 0.7)
          field.scrollIntoView({block: 'center', behavior: 'instant'});
      }
      switchTo(code, win, field);
    },
    true,
  );
}
