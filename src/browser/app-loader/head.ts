import {restorePlace} from '../../language/place';
import {layOutInSteps, layOutWholePage} from '../../language/wholePage';
import {whenHydrated} from './whenHydrated';
import {hold, MARK} from './hold';
import {appLoader} from './load';
import {reloader, watchLeaving} from './missing';
import {callWhenPainted, callWhenWanted} from './when';

/*
 * Loads the app where it is wanted, and holds the visitor's events until it has hydrated. The names of its
 * files are in an attribute, so that the text of the script is the same on every page.
 */
const {scripts = ''} = document.currentScript!.dataset;

const {isLeaving, begin: beginWatching, stop: stopWatching} = watchLeaving(window);
const reloadIfGone = reloader(window, scripts, isLeaving);
const {start, stop: stopLoading} = appLoader(document, scripts.split(' '), (url) => {
  // A reload would lose a held form, which says that it has not been sent.
  if (!isLeaving() && !holdsForm()) void reloadIfGone(url);
});
const wake = (): void => {
  beginWatching();
  start();
};
const {handOn, holdsForm} = hold(document, wake);
const stopCalling = callWhenWanted(window, wake);

window.reloadIfGone = (error) => {
  // webpack's name for the URL.
  const {request} = error as {request?: string};
  if (request) void reloadIfGone(request);
};

// The browser is about to scroll: to an anchor, or to where the visitor was before.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isSeeking = location.hash || navigation?.type !== 'navigate';
if (isSeeking) layOutWholePage(document);
addEventListener('load', () => {
  document.documentElement.dataset.loaded = '';
  // Otherwise after the load, so that the page soon has its true height.
  if (!isSeeking) setTimeout(layOutInSteps, 0, window);
});
// The link to the styles of print and forced colors (`src/plugins/finish/inlineStyles.ts`): an earlier
// request would delay the first picture by half a round trip (Lighthouse 12.8, 75 ms).
callWhenPainted(window, () => {
  const noscript = document.querySelector('noscript')!;
  noscript.outerHTML = noscript.textContent;
});
// A link to an anchor needs true positions.
document.addEventListener(
  'click',
  ({target}) => {
    if ((target as Element).closest('a')?.hash) layOutWholePage(document);
  },
  true,
);

// As soon as there is a page to scroll: the app may hydrate much later, when the visitor has scrolled or
// typed again.
document.addEventListener('DOMContentLoaded', () => restorePlace(window, () => sessionStorage));

// Only a form that another program has put in the place of the app's comes here unhandled: the browser would
// send what was typed as an address. A new page has the app's form again.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.matches(MARK)) return;
  event.preventDefault();
  location.reload();
});

whenHydrated(document, () => {
  stopWatching();
  stopLoading();
  stopCalling();
  handOn();
});
