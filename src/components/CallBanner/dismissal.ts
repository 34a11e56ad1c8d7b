/** Whether the visitor has put the call banner away; kept for the session, spec section 4. */
const KEY = 'callBannerDismissed';

const listeners = new Set<() => void>();
/** Where storage is blocked, the wish holds at least until the next load. */
let dismissedHere = false;

/** For `useSyncExternalStore`: returns the unsubscribing function. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isDismissed(): boolean {
  try {
    return dismissedHere || sessionStorage.getItem(KEY) === 'true';
  } catch {
    return dismissedHere;
  }
}

/** Hides the banner for the rest of the session. Never throws. */
export function dismiss(): void {
  dismissedHere = true;
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Storage is blocked: the module's own memory serves until the next load.
  }
  listeners.forEach((listener) => listener());
}
