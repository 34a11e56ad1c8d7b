/** Marks a checklist, or the receipt, and its button that prints it. */
export const CHECKLIST = 'data-checklist';
export const PRINT = 'data-print-checklist';

/** Marks what is on paper: the styles hide the rest. */
const PRINTED = 'data-printed';

/** The nearest h2 or h3 among an element's preceding siblings. */
function headingAbove(element: Element): Element | null {
  let before = element.previousElementSibling;
  while (before && !/^H[23]$/.test(before.tagName)) before = before.previousElementSibling;
  return before;
}

/** Prints a checklist alone under its heading, by its button. */
export function workChecklists(win: Window): void {
  const {document: doc} = win;

  function forget(): void {
    for (const part of doc.querySelectorAll(`[${PRINTED}]`)) part.removeAttribute(PRINTED);
  }

  win.addEventListener('afterprint', forget);
  doc.addEventListener('click', ({target}) => {
    const list = (target as Element).closest(`[${PRINT}]`)?.closest(`[${CHECKLIST}]`);
    if (!list) return;
    forget();
    for (const part of [headingAbove(list), list]) part?.setAttribute(PRINTED, '');
    win.print();
  });
}
