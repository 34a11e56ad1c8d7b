import {passageOf} from '../../language/passage';
import {restorePlace} from '../../language/place';
import {layOutWholePage} from '../../language/wholePage';
import {holdIslands} from './hold';
import {callWhenPainted} from './whenPainted';

holdIslands(window);

// The browser is about to scroll: to an anchor or a passage, or to where the visitor was before.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (passageOf(window) || navigation?.type !== 'navigate') layOutWholePage(document);
addEventListener('load', () => {
  document.documentElement.dataset.loaded = '';
});
// The link to the styles of print and forced colors (`src/plugins/finish/inlineStyles.ts`): an earlier
// request would delay the first picture by half a round trip (Lighthouse 12.8, 75 ms).
callWhenPainted(window, () => {
  const noscript = document.querySelector('noscript')!;
  noscript.outerHTML = noscript.textContent;
});
// What leads far down the page needs true positions: a link to an anchor, and the End key (on a Mac Cmd and Down).
document.addEventListener(
  'click',
  ({target}) => {
    if ((target as Element).closest('a')?.hash) layOutWholePage(document);
  },
  true,
);
document.addEventListener('keydown', ({key, metaKey}) => {
  if (key === 'End' || metaKey) layOutWholePage(document);
});

// As soon as there is a page to scroll.
document.addEventListener('DOMContentLoaded', () => restorePlace(window, () => sessionStorage));
