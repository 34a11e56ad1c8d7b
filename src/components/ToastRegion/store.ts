/** What a toast says. An error stays until it is closed; a success goes by itself. */
export type ToastContent = {kind: 'error' | 'success'; title: string; text: string};

export type ShownToast = ToastContent & {id: number};

let shown: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(toast: ShownToast | null): void {
  shown = toast;
  listeners.forEach((listener) => listener());
}

/** Shows a toast in place of a former one: there is never more than one to read. */
export function showToast(content: ToastContent): void {
  count += 1;
  set({...content, id: count});
}

/** Puts the toast away, if one is shown. */
export const dismissToast = (): void => set(null);

export const shownToast = (): ShownToast | null => shown;

/** For `useSyncExternalStore`: returns the unsubscribing function. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
