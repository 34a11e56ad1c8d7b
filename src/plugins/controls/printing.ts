const LIST = '[data-print-alone]';

/** The nearest heading above an element among its siblings: what a list taken from its text is about. */
function headingAbove(element: Element): Element | null {
  let before = element.previousElementSibling;
  while (before && !/^H[23]$/.test(before.tagName)) before = before.previousElementSibling;
  return before;
}

/**
 * Prints one list of a page alone, under its heading and the page's letterhead: they are marked, and
 * the styles of print leave out the rest (`src/css/print.css`).
 */
export function workPrinting(win: Window): void {
  const {document: doc} = win;
  const forget = (): void =>
    doc.querySelectorAll('[data-printed]').forEach((part) => part.removeAttribute('data-printed'));
  win.addEventListener('afterprint', forget);
  doc.addEventListener(
    'click',
    ({target}) => {
      const list = (target as Element).closest('[data-print]')?.closest(LIST);
      if (!list) return;
      forget();
      for (const part of [doc.querySelector('[data-letterhead]'), headingAbove(list), list]) {
        part?.setAttribute('data-printed', '');
      }
      win.print();
    },
    true,
  );
}
