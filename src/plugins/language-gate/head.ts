import {isbot} from 'isbot';

import './controls';
import {saveReferrer} from '../../language/referrer';
import {runGate} from '../../language/runGate';

declare global {
  interface Window {
    /** The gate, set by the script in the head, so that the bundle needs no second copy. */
    languageGate?: () => void;
  }
}

/*
 * The inline script in the head of every page: runs before the first paint, and again when the
 * visitor comes back to an open page.
 */
try {
  const gate = (returning = false) => runGate(window, isbot, returning);
  saveReferrer(() => sessionStorage, document.referrer, location.origin);
  gate();

  window.languageGate = () => gate();
  const comeBack = () => document.visibilityState === 'visible' && gate(true);
  addEventListener('pageshow', ({persisted}) => persisted && comeBack());
  addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', comeBack);
} catch {
  // Ignore any error: the page matters more than its language.
}
