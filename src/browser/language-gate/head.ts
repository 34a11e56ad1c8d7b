import {saveReferrer} from '../../language/referrer';
import {runGate} from '../../language/runGate';

/* Runs before the first paint, and again when the visitor comes back to an open page. */
try {
  saveReferrer(() => sessionStorage, document.referrer, location.origin);
  runGate(window);

  const comeBack = () => document.visibilityState === 'visible' && runGate(window, true);
  addEventListener('pageshow', ({persisted}) => persisted && comeBack());
  addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', comeBack);
} catch {
  // Ignore any error: the page matters more than its language.
}
