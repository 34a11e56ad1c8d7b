import {restorePlace} from '../../language/place';
import {layOutInSteps, layOutWholePage} from '../../language/wholePage';
import {holdIslands} from './hold';
import {callWhenPainted} from './whenPainted';

holdIslands(window);

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

// As soon as there is a page to scroll.
document.addEventListener('DOMContentLoaded', () => restorePlace(window, () => sessionStorage));
