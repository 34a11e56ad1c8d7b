import type {Store} from './choice';

const KEY = 'firstReferrer';

/**
 * Keeps the first page of another site that led here, because the gate's own redirect hides it.
 *
 * @param referrer `document.referrer`
 * @param origin the site's own origin
 */
export function saveReferrer(store: Store, referrer: string, origin: string): void {
  try {
    if (!referrer || new URL(referrer).origin === origin) return;
    if (!store().getItem(KEY)) store().setItem(KEY, referrer);
  } catch {
    // Blocked, or no address at all: the forms fall back to what the browser says.
  }
}

/**
 * Where the visitor came from, for the forms (`v_referrer`): the first outside page of this visit,
 * else whatever the browser names, else null.
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
