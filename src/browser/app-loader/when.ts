/** Interactions: a visitor is there, and about to do something. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'] as const;
/** Where the browser cannot tell when it is idle (Safari). */
const IDLE_MS = 300;
/** From the load on: one to be painted, one to show, two for a large picture, which may come later than the words. */
const FRAMES = 4;

type Connection = {saveData?: boolean; effectiveType?: string};

/** Whether the visitor's network is slow, or they have asked to save data. */
export function isSparing({connection}: Navigator & {connection?: Connection}): boolean {
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/**
 * Calls when the loaded page is there to be read: what is fetched before that would delay it. Counts
 * frames: Firefox reports no paint (`PerformanceObserver`) where it has restored a place further down.
 */
function callWhenPainted(win: Window & typeof globalThis, call: () => void): void {
  let left = FRAMES;
  function next(): void {
    // A tab in the background is loaded and not painted.
    if (!win.document.hidden && left-- > 0) win.requestAnimationFrame(next);
    else call();
  }
  win.addEventListener('load', next);
}

function callWhenIdle(win: Window & typeof globalThis, call: () => void): void {
  // TypeScript believes that every browser has it.
  if ('requestIdleCallback' in win) win.requestIdleCallback(call, {timeout: 3000});
  else setTimeout(call, IDLE_MS);
}

/**
 * Calls for the app: as soon as a page that needs it is painted (`<html data-app="now">`, or an address
 * that asks for a part of it: `?category=…`), else when the painted page is idle, and at every
 * interaction, so that what has failed is tried again. Who saves data or has a slow network gets it at
 * an interaction only.
 */
export function callWhenWanted(win: Window & typeof globalThis, call: () => void): () => void {
  const {document: doc} = win;
  const stop = new AbortController();
  const options = {capture: true, passive: true, signal: stop.signal};
  function onInteraction(event: Event): void {
    const {type, movementX, movementY} = event as PointerEvent;
    // A page that is laid out under a resting pointer gets an event, too: nobody has moved.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    call();
  }
  for (const type of INTERACTIONS) doc.addEventListener(type, onInteraction, options);
  win.addEventListener('online', call, options);

  if (doc.documentElement.dataset.app === 'now' || win.location.search) callWhenPainted(win, call);
  else if (!isSparing(win.navigator)) callWhenPainted(win, () => callWhenIdle(win, call));
  return () => stop.abort();
}
