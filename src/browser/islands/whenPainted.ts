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
