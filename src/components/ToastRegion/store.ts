/** What a toast says. An error stays until it is closed; a success goes by itself. */
export type ToastContent = {kind: 'error' | 'success'; title: string; text: string};

export type ShownToast = ToastContent & {
  id: number;
  /** Where it stands in the flow of the page; null where there is no such place: over its edge. */
  place: HTMLElement | null;
};

let shown: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();
/** The places on the page now, by the name of what a toast there speaks of. */
const places = new Map<string, HTMLElement>();

function set(toast: ShownToast | null): void {
  shown = toast;
  listeners.forEach((listener) => listener());
}

/** Shows a toast in place of a former one: there is never more than one to read. */
export function showToast(content: ToastContent, about?: string): void {
  count += 1;
  const place = (about !== undefined && places.get(about)) || null;
  set({...content, id: count, place});
}

/** Puts the toast away, if one is shown. */
export const dismissToast = (): void => set(null);

export const shownToast = (): ShownToast | null => shown;

/** For `useSyncExternalStore`: returns the unsubscribing function. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers a place for toasts about something. Taken back, it takes the toast in it along. */
export function offerPlace(about: string, place: HTMLElement): () => void {
  places.set(about, place);
  return () => {
    if (places.get(about) === place) places.delete(about);
    if (shown?.place === place) dismissToast();
  };
}
