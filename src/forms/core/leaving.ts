import {joinLocale, routeOf, splitLocale} from '@site/src/language/localePath';
import {readStored, type Store, writeStored} from '@site/src/language/safeStorage';

/** Key in session storage: the form that was left before its reply came, as a route with an anchor. */
const KEY = 'unansweredForm';
/** A link to another program, `tel:` above all, leaves the page for browsers, and not for people. */
const AWAY_MS = 1000;

/** Remembers a form that is left without a reply. */
export const noteUnanswered = (win: Window, form: HTMLFormElement): unknown =>
  writeStored(() => win.sessionStorage, KEY, `${routeOf(win.location.pathname)}#${form.id}`);

/**
 * From the press of a form until its reply: the browser asks before the page is left, and remembers the
 * form for the next page. Only then: some browsers keep no page with such a listener for Back.
 *
 * @param form its id is the anchor
 * @returns call it when the reply is there
 */
export function guardLeaving(win: Window, form: HTMLFormElement): () => void {
  const store: Store = () => win.sessionStorage;
  const stop = new AbortController();
  const {signal} = stop;
  let calledAt = -Infinity;
  win.addEventListener(
    'click',
    ({target, timeStamp}) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      if (link && !link.protocol.startsWith('http')) calledAt = timeStamp;
    },
    {signal, capture: true},
  );
  win.addEventListener(
    'beforeunload',
    (event) => {
      if (event.timeStamp > calledAt + AWAY_MS) event.preventDefault();
    },
    {signal},
  );
  win.addEventListener('pagehide', () => noteUnanswered(win, form), {signal});
  return () => {
    stop.abort();
    // The visitor has come back to the same document.
    writeStored(store, KEY, null);
  };
}

/** The URL, in the language of this page, of a form that was left before its reply came. Tells it once. */
export function takeUnanswered(win: Window): string | null {
  const store: Store = () => win.sessionStorage;
  const left = readStored(store, KEY);
  if (left === null) return null;
  writeStored(store, KEY, null);
  return joinLocale(splitLocale(win.location.pathname).locale, left);
}
