/**
 * Calls `show` whenever elements of the page may be new, or older than what they have to show: now, when
 * the page is parsed, when it comes back from the back/forward cache, and when Back or Forward changes its
 * address.
 */
export function whenDrawn(win: Window & typeof globalThis, show: () => void): void {
  const {document: doc} = win;
  show();
  doc.addEventListener('DOMContentLoaded', show);
  win.addEventListener('pageshow', show);
  win.addEventListener('popstate', show);
}
