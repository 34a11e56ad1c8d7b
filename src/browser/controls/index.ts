import {workCallBanner} from './callBanner';
import {watchCallPanels} from './callPanels';
import {workLanguageLinks} from './languageLinks';
import {workPopovers} from './popovers';
import {workSharing} from './sharing';

/**
 * Makes menu, language switcher, call banner and share row work on every page, without the app. All
 * listeners capture, because React stops events of parts that it could not hydrate in time (react-dom
 * 19.3.1: `dispatchEvent` in ReactDOMEventListener.js calls stopPropagation).
 */
export function workControls(win: Window): void {
  workCallBanner(win);
  workLanguageLinks(win);
  workPopovers(win);
  workSharing(win);
  // Last, because it throws in a very old browser without observers.
  watchCallPanels(win);
}
