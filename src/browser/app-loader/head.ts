import {restorePlace} from '../../language/place';
import {layOutInSteps, layOutWholePage} from '../../language/wholePage';
import {whenHydrated} from './whenHydrated';
import {restoreDrafts, saveDrafts} from './drafts';
import {hold} from './hold';
import {appLoader} from './load';
import {reloader, watchLeaving} from './missing';
import {callWhenWanted} from './when';

/*
 * The inline script in the head of every page. It loads the app after the page, and holds what a visitor
 * does before. Its text is the same on every page (one hash in the content policy); what differs is in
 * its data attributes.
 */
const {scripts = '', styles = ''} = document.currentScript!.dataset;

const {isLeaving, stop: stopWatching} = watchLeaving(window);
const reloadIfGone = reloader(window, scripts, isLeaving);
const {start, stop: stopLoading} = appLoader(
  document,
  {scripts: scripts.split(' '), styles},
  (url) => {
    if (isLeaving()) return;
    followHeld();
    // A press would be lost by it: the form says that it has not been sent.
    if (!holdsForm()) void reloadIfGone(url);
  },
);
const {handOn, followHeld, holdsForm} = hold(document, start, (url) => {
  if (!isLeaving()) location.assign(url);
});
const stopCalling = callWhenWanted(window, start);

window.reloadIfGone = (error) => {
  // webpack's name for the URL.
  const {request} = error as {request?: string};
  if (request) void reloadIfGone(request);
};

// The browser itself is about to find a place further down: an anchor, or where the visitor was before.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isSeeking = location.hash || navigation?.type !== 'navigate';
if (isSeeking) layOutWholePage(document);
addEventListener('load', () => {
  document.documentElement.dataset.loaded = '';
  // Else once it is loaded, so that the height is no guess for long.
  if (!isSeeking) setTimeout(layOutInSteps, 0, window);
});
// Or is asked for a place by a link.
document.addEventListener(
  'click',
  ({target}) => {
    if ((target as Element).closest('a')?.hash) layOutWholePage(document);
  },
  true,
);

// After a change of language, as soon as there is a page to scroll: the app may come much later, and
// the visitor has gone on reading, or begun again, by then.
document.addEventListener('DOMContentLoaded', () => {
  restoreDrafts(window);
  restorePlace(window, () => sessionStorage);
});

const leave = (): void => saveDrafts(window);
addEventListener('pagehide', leave);

whenHydrated(document, () => {
  removeEventListener('pagehide', leave);
  stopWatching();
  stopLoading();
  stopCalling();
  handOn();
});
