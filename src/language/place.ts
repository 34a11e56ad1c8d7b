import {routeOf} from './address';
import type {Store} from './choice';

const KEY = 'placeOnPage';

/** Where a visitor stands on a page, in terms that hold in every language. */
type Place = {
  route: string;
  /** Share of the page that is scrolled past: texts differ in length. */
  share: number;
  /** The field last worked in, and how far below the window's upper edge it stood. */
  field?: {id: string; top: number};
};

const room = ({document, innerHeight}: Window): number =>
  Math.max(1, document.documentElement.scrollHeight - innerHeight);

/**
 * Remembers where the visitor stands, for the same page in another language.
 *
 * @param field the form field last worked in, if there is one
 */
export function keepPlace(win: Window, store: Store, field: Element | null): void {
  const place: Place = {
    route: routeOf(win.location.pathname),
    share: win.scrollY / room(win),
    ...(field?.id && {field: {id: field.id, top: field.getBoundingClientRect().top}}),
  };
  try {
    store().setItem(KEY, JSON.stringify(place));
  } catch {
    // Blocked or full: the page opens at its top.
  }
}

/** Takes the visitor back to the place kept on the way to this page; once. Never throws. */
export function takePlace(win: Window, store: Store): void {
  try {
    const kept = store().getItem(KEY);
    if (!kept) return;
    store().removeItem(KEY);
    const {route, share, field} = JSON.parse(kept) as Place;
    if (route !== routeOf(win.location.pathname)) return;
    const control = field && win.document.getElementById(field.id);
    const top = control
      ? win.scrollY + control.getBoundingClientRect().top - field.top
      : share * room(win);
    win.scrollTo({top, behavior: 'instant'});
    control?.focus({preventScroll: true});
  } catch {
    // Blocked, or not what was written: the page opens at its top.
  }
}
