import {isAtHome} from '../../language/home';
import {requestIn, switchTo} from '../../language/switchTo';

/** On a link of the switcher: its language. */
export const LANGUAGE = 'data-language';

const FIELDS = 'main form :is(input, select, textarea)';

/**
 * Makes the links of the language switcher change the language and stay on the page. In a new tab or
 * window, they are a request for the language, and this page stays as it is. In a copy of a page elsewhere
 * they stay plain links.
 */
export function workLanguageLinks(win: Window): void {
  if (!isAtHome(win)) return;
  const {document: doc} = win;
  /** The form field that had the focus last; the switcher itself takes the focus. */
  let field: Element | null = null;
  const linkAt = ({target}: Event) =>
    (target as Element).closest<HTMLAnchorElement>(`a[${LANGUAGE}]`);
  function beRequest(event: Event): void {
    const link = linkAt(event);
    if (link) link.href = requestIn(link.getAttribute(LANGUAGE)!, win.location);
  }

  // Before a middle click, a menu (of the pointer or the keyboard) or a dragged link.
  for (const type of ['pointerdown', 'contextmenu']) doc.addEventListener(type, beRequest, true);
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
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        beRequest(event);
        return;
      }
      const link = linkAt(event);
      if (!link) return;
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
