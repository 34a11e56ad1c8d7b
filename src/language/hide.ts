/** How long a page stays hidden while its replacement loads, which may fail. */
const HIDE_MS = 4000;

/** Hides the page for a while: on a slow network it would keep painting until the next page arrives. */
export function hide(win: Window): void {
  const {style} = win.document.documentElement;
  style.visibility = 'hidden';
  win.setTimeout(() => {
    style.visibility = '';
  }, HIDE_MS);
}
