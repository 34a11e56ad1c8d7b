const MARK = 'data-printed';

/** The nearest h2 or h3 among an element's preceding siblings. */
function headingAbove(element: Element): Element | null {
  let before = element.previousElementSibling;
  while (before && !/^H[23]$/.test(before.tagName)) before = before.previousElementSibling;
  return before;
}

function forget(): void {
  document.querySelectorAll(`[${MARK}]`).forEach((part) => part.removeAttribute(MARK));
}

/** Prints a list under its heading: marks both, and the print styles hide the rest of the page. */
export function printAlone(list: Element): void {
  forget();
  for (const part of [headingAbove(list), list]) part?.setAttribute(MARK, '');
  window.addEventListener('afterprint', forget, {once: true});
  window.print();
}
