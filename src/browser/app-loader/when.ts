import {MARK} from './hold';

/** Events by which a visitor begins to use a control, or goes on. */
const INTERACTIONS = ['pointerdown', 'focusin', 'keydown'] as const;
/** Frames to wait for after the load: two for the words, two for a large picture. */
const FRAMES = 4;

/**
 * Calls when the loaded page is painted: an earlier fetch would delay the paint. Counts frames, because
 * Firefox reports no paint (`PerformanceObserver`) after it has restored a scroll position.
 */
export function callWhenPainted(win: Window & typeof globalThis, call: () => void): void {
  let left = FRAMES;
  function next(): void {
    // A tab in the background is loaded and not painted.
    if (!win.document.hidden && left-- > 0) win.requestAnimationFrame(next);
    else call();
  }
  win.addEventListener('load', next);
}

/**
 * Requests the app: after the paint of a page that is of no use without it (`<html data-app="now">`) or
 * that opens with a search (`?q=`); on other pages at the first touch of what needs it. Later touches, and
 * a network that returns, retry failed files.
 *
 * @returns stops all of this
 */
export function callWhenWanted(win: Window & typeof globalThis, call: () => void): () => void {
  const {document: doc, location} = win;
  const isNeeded =
    doc.documentElement.dataset.app === 'now' || new URLSearchParams(location.search).has('q');
  const stop = new AbortController();
  const options = {capture: true, passive: true, signal: stop.signal};
  let isWanted = false;
  function want(): void {
    isWanted = true;
    call();
  }
  for (const type of INTERACTIONS) {
    doc.addEventListener(
      type,
      ({target}) => {
        if (isNeeded || (target as Element).closest(MARK)) want();
      },
      options,
    );
  }
  win.addEventListener('online', () => isWanted && call(), options);
  if (isNeeded) callWhenPainted(win, want);
  return () => stop.abort();
}
