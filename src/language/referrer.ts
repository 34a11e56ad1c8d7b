import {readStored, type Store, writeStored} from './safeStorage';

const KEY = 'firstReferrer';

/**
 * Saves the first external referrer, because the gate's own redirect hides it.
 *
 * @param referrer `document.referrer`
 * @param origin the site's own origin
 */
export function saveReferrer(store: Store, referrer: string, origin: string): void {
  // Resolved against the site's origin, so that an empty or relative referrer counts as our own.
  const isExternal = new URL(referrer, origin).origin !== origin;
  if (isExternal && !readStored(store, KEY)) writeStored(store, KEY, referrer);
}

/**
 * The visitor's referrer for the forms (`v_referrer`): the first external one of this visit, else
 * `document.referrer`, else null.
 *
 * @param win the window, passed in so that nothing here reaches for a global
 */
export const firstReferrer = (win: Window): string | null =>
  readStored(() => win.sessionStorage, KEY) || win.document.referrer || null;
