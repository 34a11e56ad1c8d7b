import {saveReferrer} from '../../language/referrer';
import {runGate} from '../../language/runGate';
import {crawlersOf} from './crawlers';

/** The URL of the list of crawlers: see `src/plugins/page-scripts`. */
declare const CRAWLER_LIST: string;

/* Runs before the first paint, and again when the visitor comes back to an open page. */
try {
  const crawlers = crawlersOf(window, CRAWLER_LIST);
  const gate = (returning = false) => runGate(window, crawlers, returning);
  saveReferrer(() => sessionStorage, document.referrer, location.origin);
  gate();

  const comeBack = () => document.visibilityState === 'visible' && gate(true);
  addEventListener('pageshow', ({persisted}) => persisted && comeBack());
  addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', comeBack);
} catch {
  // Ignore any error: the page matters more than its language.
}
