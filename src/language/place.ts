import {routeOf} from './localePath';
import {readStored, type Store, writeStored} from './safeStorage';
import {layOutWholePage} from './wholePage';

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
 * Saves the visitor's position, for the same page in another language. Where that fails, the page
 * opens at its top.
 *
 * @param field the form field focused last, if there is one
 */
export function savePlace(win: Window, store: Store, field: Element | null): void {
  layOutWholePage(win.document);
  const place: Place = {
    route: routeOf(win.location.pathname),
    share: win.scrollY / scrollRange(win),
    ...(field?.id && {field: {id: field.id, top: field.getBoundingClientRect().top}}),
  };
  writeStored(store, KEY, JSON.stringify(place));
}

/** Restores the position saved before this page was loaded, once. Never throws. */
export function restorePlace(win: Window, store: Store): void {
  const saved = readStored(store, KEY);
  if (!saved) return;
  writeStored(store, KEY, null);
  try {
    const {route, share, field} = JSON.parse(saved) as Place;
    if (route !== routeOf(win.location.pathname)) return;
    layOutWholePage(win.document);
    const control = field && win.document.getElementById(field.id);
    const top = control
      ? win.scrollY + control.getBoundingClientRect().top - field.top
      : share * scrollRange(win);
    win.scrollTo({top, behavior: 'instant'});
    control?.focus({preventScroll: true});
  } catch {
    // The saved value is malformed: the page opens at its top.
  }
}
