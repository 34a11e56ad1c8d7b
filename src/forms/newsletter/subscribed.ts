/** Whether the visitor has subscribed since the page was loaded; stays until reload. */
let subscribed = false;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: returns the unsubscribing function. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isSubscribed = (): boolean => subscribed;

export function setSubscribed(value: boolean): void {
  subscribed = value;
  listeners.forEach((listener) => listener());
}
