import type {Store} from './choice';

const KEY = 'firstReferrer';

/**
 * Saves the first external referrer, because the gate's own redirect hides it.
 *
 * @param referrer `document.referrer`
 * @param origin the site's own origin
 */
export function saveReferrer(store: Store, referrer: string, origin: string): void {
  try {
    if (!referrer || new URL(referrer).origin === origin) return;
    if (!store().getItem(KEY)) store().setItem(KEY, referrer);
  } catch {
    // Blocked, or not a URL: the forms fall back to `document.referrer`.
  }
}

/**
 * The visitor's referrer for the forms (`v_referrer`): the first external one of this visit, else
 * `document.referrer`, else null.
 *
 * @param win the window, passed in so that nothing here reaches for a global
 */
export function firstReferrer(win: Window): string | null {
  try {
    return win.sessionStorage.getItem(KEY) || win.document.referrer || null;
  } catch {
    return win.document.referrer || null;
  }
}
