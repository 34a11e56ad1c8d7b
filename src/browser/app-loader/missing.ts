import {savePlace} from '../../language/place';
import {readStored, writeStored} from '../../language/safeStorage';

declare global {
  interface Window {
    /**
     * Call it with the error of `import()` when a chunk that a visitor needs could not be loaded: see
     * `reloader`. Absent in the development server.
     */
    reloadIfGone?: (error: unknown) => void;
  }
}

/** Key in session storage: the builds for which a reload was tried, one per line. */
const KEY = 'reloadedBuilds';
/** How long a page counts as being left: some links, such as `tel:`, do not leave it. */
const LEAVING_MS = 30_000;

/**
 * Tells whether the visitor is on the way to another page, which no reload may interrupt. Some
 * browsers then report pending files as failed. Begin with the first file, and stop after the last: some
 * browsers keep no page with such a listener in the back/forward cache.
 */
export function watchLeaving(win: Window): {
  isLeaving: () => boolean;
  begin: () => void;
  stop: () => void;
} {
  let leaving = false;
  const leave = (): void => {
    leaving = true;
    win.setTimeout(() => (leaving = false), LEAVING_MS);
  };
  return {
    isLeaving: () => leaving,
    begin: () => win.addEventListener('beforeunload', leave),
    stop: () => win.removeEventListener('beforeunload', leave),
  };
}

/** Whether the host says that it has no such file; false without an answer. */
async function isGone(url: string): Promise<boolean> {
  try {
    const {status} = await fetch(url, {method: 'HEAD', cache: 'no-store'});
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/**
 * Reloads a page when its files are gone because a new build has been deployed: the new page names the
 * new files. Once for each build and session, so that a broken deployment makes no loop; never where
 * session storage is blocked or the visitor is already leaving. Keeps the scroll position.
 *
 * @param build names the build of this page
 */
export function reloader(
  win: Window,
  build: string,
  isLeaving: () => boolean,
  reload = () => win.location.reload(),
): (url: string) => Promise<void> {
  const store = () => win.sessionStorage;
  return async function reloadIfGone(url) {
    if (!(await isGone(url)) || isLeaving()) return;
    const tried = readStored(store, KEY)?.split('\n') ?? [];
    if (tried.includes(build) || !writeStored(store, KEY, [...tried, build].join('\n'))) return;
    savePlace(win, store, win.document.activeElement);
    reload();
  };
}
