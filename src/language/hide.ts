/** How long a page stays hidden while its replacement, or the list of crawlers, loads: either may fail. */
const HIDE_MS = 4000;

/** Hides the page for a while: on a slow network it would keep painting until the next page arrives. */
export function hide(win: Window): () => void {
  const {style} = win.document.documentElement;
  style.visibility = 'hidden';
  const timer = win.setTimeout(show, HIDE_MS);
  function show(): void {
    win.clearTimeout(timer);
    style.visibility = '';
  }
  return show;
}
