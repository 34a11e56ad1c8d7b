import {isbot} from 'isbot';

import {takePlace} from '../../language/place';
import {keepReferrer} from '../../language/referrer';
import {runGate} from '../../language/visit';

declare global {
  interface Window {
    /** The gate, put here by the script in the head so that nobody needs a second copy. */
    languageGate?: () => void;
  }
}

/*
 * The script that stands inline in the head of every page: it runs before anything is painted, and
 * stays to ask again when an open page comes back to the visitor.
 */
try {
  const gate = (returning = false) => runGate(window, isbot, returning);
  keepReferrer(() => sessionStorage, document.referrer, location.origin);
  gate();

  // After a change of language: as soon as there is a page to scroll.
  document.addEventListener('DOMContentLoaded', () => takePlace(window, () => sessionStorage));

  window.languageGate = () => gate();
  const comeBack = () => document.visibilityState === 'visible' && gate(true);
  addEventListener('pageshow', ({persisted}) => persisted && comeBack());
  addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', comeBack);
} catch {
  // Whatever goes wrong, the page is more important than its language.
}
