import {routeOf} from './localePath';
import type {Store} from './choice';

const KEY = 'placeOnPage';

/** A visitor's scroll position and focus, in terms that hold in every language. */
type Place = {
  route: string;
  /** Fraction of the page scrolled past, because texts differ in length. */
  share: number;
  /** The field focused last, and its distance from the top of the window. */
  field?: {id: string; top: number};
};

const scrollRange = ({document, innerHeight}: Window): number =>
  Math.max(1, document.documentElement.scrollHeight - innerHeight);

/**
 * Saves the visitor's position, for the same page in another language.
 *
 * @param field the form field focused last, if there is one
 */
export function savePlace(win: Window, store: Store, field: Element | null): void {
  const place: Place = {
    route: routeOf(win.location.pathname),
    share: win.scrollY / scrollRange(win),
    ...(field?.id && {field: {id: field.id, top: field.getBoundingClientRect().top}}),
  };
  try {
    store().setItem(KEY, JSON.stringify(place));
  } catch {
    // Blocked or full: the page opens at its top.
  }
}

/** Restores the position saved before this page was loaded, once. Never throws. */
export function restorePlace(win: Window, store: Store): void {
  try {
    const saved = store().getItem(KEY);
    if (!saved) return;
    store().removeItem(KEY);
    const {route, share, field} = JSON.parse(saved) as Place;
    if (route !== routeOf(win.location.pathname)) return;
    const control = field && win.document.getElementById(field.id);
    const top = control
      ? win.scrollY + control.getBoundingClientRect().top - field.top
      : share * scrollRange(win);
    win.scrollTo({top, behavior: 'instant'});
    control?.focus({preventScroll: true});
  } catch {
    // Blocked, or not what was written: the page opens at its top.
  }
}
