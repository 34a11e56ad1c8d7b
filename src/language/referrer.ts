import {readStored, type Store, writeStored} from './safeStorage';

const KEY = 'firstReferrer';

/** Resolved against the site's origin, so that an empty or relative referrer counts as our own. */
const isExternal = (referrer: string, origin: string): boolean =>
  new URL(referrer, origin).origin !== origin;

/**
 * Saves the first external referrer, because the gate's own redirect hides it.
 *
 * @param referrer `document.referrer`
 * @param origin the site's own origin
 */
export function saveReferrer(store: Store, referrer: string, origin: string): void {
  if (isExternal(referrer, origin) && !readStored(store, KEY)) writeStored(store, KEY, referrer);
}

/**
 * The visitor's referrer for the forms (`v_referrer`): the first external one of this visit, else, where
 * storage is blocked, the page's if it is external; else null.
 *
 * @param win the window, passed in so that nothing here reaches for a global
 */
export function firstReferrer(win: Window): string | null {
  const {referrer} = win.document;
  const stored = readStored(() => win.sessionStorage, KEY);
  return stored || (isExternal(referrer, win.location.origin) ? referrer : null);
}
