const MARK = 'data-printed';

/** The nearest heading above an element among its siblings: what a list taken from its text is about. */
function headingAbove(element: Element): Element | null {
  let before = element.previousElementSibling;
  while (before && !/^H[23]$/.test(before.tagName)) before = before.previousElementSibling;
  return before;
}

function forget(): void {
  document.querySelectorAll(`[${MARK}]`).forEach((part) => part.removeAttribute(MARK));
}

/** Prints one list of a page alone, under its heading: both are marked, and the styles leave out the rest. */
export function printAlone(list: Element): void {
  forget();
  for (const part of [headingAbove(list), list]) part?.setAttribute(MARK, '');
  window.addEventListener('afterprint', forget, {once: true});
  window.print();
}
