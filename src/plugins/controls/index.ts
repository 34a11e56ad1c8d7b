import {workCallBanner} from './callBanner';

/**
 * What controls of the frame need beside HTML and CSS, on every page and before the app: it has no
 * part in them.
 */
export function workControls(win: Window): void {
  workCallBanner(win);
}
