/** Events that show that a visitor is about to act. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'] as const;
/** The delay where the browser has no `requestIdleCallback` (Safari). */
const IDLE_MS = 300;
/** Frames to wait for after the load: two for the words, two for a large picture. */
const FRAMES = 4;

type Connection = {saveData?: boolean; effectiveType?: string};

/** Whether the visitor's network is slow, or they have asked to save data. */
export function isSparing({connection}: Navigator & {connection?: Connection}): boolean {
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

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

function callWhenIdle(win: Window & typeof globalThis, call: () => void): void {
  // TypeScript believes that every browser has `requestIdleCallback`.
  if ('requestIdleCallback' in win) win.requestIdleCallback(call, {timeout: 3000});
  else setTimeout(call, IDLE_MS);
}

/**
 * Requests the app: at once after the paint of a page that needs it (`<html data-app="now">`, or a query
 * such as `?category=…`), else when the painted page is idle; and at every interaction, which retries
 * failed files. With data saver or a slow network, an idle page does not request it. Never on a page
 * without an app (`<html data-app="never">`).
 * @returns stops all of this
 */
export function callWhenWanted(win: Window & typeof globalThis, call: () => void): () => void {
  const {document: doc} = win;
  const {app} = doc.documentElement.dataset;
  if (app === 'never') return () => undefined;
  const stop = new AbortController();
  const options = {capture: true, passive: true, signal: stop.signal};
  function onInteraction(event: Event): void {
    const {type, movementX, movementY} = event as PointerEvent;
    // Layout under a resting pointer fires `pointermove` too, without movement.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    call();
  }
  for (const type of INTERACTIONS) doc.addEventListener(type, onInteraction, options);
  win.addEventListener('online', call, options);

  if (app === 'now' || win.location.search) callWhenPainted(win, call);
  else if (!isSparing(win.navigator)) callWhenPainted(win, () => callWhenIdle(win, call));
  return () => stop.abort();
}
