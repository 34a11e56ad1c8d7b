import {savePlace} from '../../language/place';
import {readStored, writeStored} from '../../language/safeStorage';

declare global {
  interface Window {
    /**
     * For a part of the app that could not be loaded, when a visitor needs it: see `reloader`. Takes
     * the error of `import()`. Absent in the development server.
     */
    reloadIfGone?: (error: unknown) => void;
  }
}

/** In session storage: the builds whose missing files a reload was tried for, one a line. */
const KEY = 'reloadedBuilds';
/** How long a page counts as being left; a link may come to nothing, as one that dials does. */
const LEAVING_MS = 30_000;

/**
 * Whether the visitor is on the way to another page, which nothing of this one may cut short. Some
 * browsers then report the files still on their way as failed.
 */
export function watchLeaving(win: Window): {isLeaving: () => boolean; stop: () => void} {
  let leaving = false;
  const leave = (): void => {
    leaving = true;
    win.setTimeout(() => (leaving = false), LEAVING_MS);
  };
  win.addEventListener('beforeunload', leave);
  return {
    isLeaving: () => leaving,
    // Some browsers keep no page with such a listener for the way back.
    stop: () => win.removeEventListener('beforeunload', leave),
  };
}

/** Whether the host says that it has no such file; false where nobody answers. */
async function isGone(url: string): Promise<boolean> {
  try {
    const {status} = await fetch(url, {method: 'HEAD', cache: 'no-store'});
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/**
 * Reloads a page whose files are gone, because the site has been deployed anew since it was opened:
 * the new page names the new ones. Once for each build and session, so that a broken deployment
 * makes no loop; not at all where that cannot be remembered, or the visitor is already leaving. The
 * place on the page is kept.
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
