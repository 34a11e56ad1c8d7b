import {createStore} from '../createStore';

/** Content of a toast. An error stays until it is closed; a success disappears by itself. */
export type ToastContent = {kind: 'error' | 'success'; title: string; text: string};

export type ShownToast = ToastContent & {
  id: number;
  /**
   * The element of its `ToastPlace`; null if there is none: the toast then shows over the edge of the
   * window.
   */
  place: HTMLElement | null;
};

/** The toast shown now. */
export const toastStore = createStore<ShownToast | null>(null);

let count = 0;
/** The places mounted now, by the name of the form that their toasts are about. */
const places = new Map<string, HTMLElement>();

/** Shows a toast in place of the previous one: there is never more than one to read. */
export function showToast(content: ToastContent, about?: string): void {
  count += 1;
  const place = (about !== undefined && places.get(about)) || null;
  toastStore.set({...content, id: count, place});
}

/** Dismisses the toast, if one is shown. */
export const dismissToast = (): void => toastStore.set(null);

/** Registers a place for toasts. Removing the place dismisses the toast in it. */
export function offerPlace(about: string, place: HTMLElement): () => void {
  places.set(about, place);
  return () => {
    if (places.get(about) === place) places.delete(about);
    if (toastStore.get()?.place === place) dismissToast();
  };
}
