import {workCallBanner} from './callBanner';
import {watchCallPanels} from './callPanels';
import {workLanguageLinks} from './languageLinks';
import {workPopovers} from './popovers';
import {workSharing} from './sharing';

/**
 * What menu, language switcher, call banner and share row need beside HTML and CSS, on every page and
 * before the app: it has no part in them. All of it listens before the event reaches its target, because
 * React stops events of parts that it could not hydrate in time (react-dom 19.3.1: `dispatchEvent` in
 * ReactDOMEventListener.js calls stopPropagation).
 */
export function workControls(win: Window): void {
  workCallBanner(win);
  workLanguageLinks(win);
  workPopovers(win);
  workSharing(win);
  // Last: a very old browser has no observers.
  watchCallPanels(win);
}
