/** Whether the visitor has dismissed the call banner; saved for the session. */
const KEY = 'callBannerDismissed';

const listeners = new Set<() => void>();
/** Where storage is blocked, the dismissal lasts until the next load. */
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
    // Storage is blocked: the module's variable lasts until the next load.
  }
  listeners.forEach((listener) => listener());
}
