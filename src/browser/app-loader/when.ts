/** Interactions: a visitor is there, and about to do something. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'] as const;
/** Where the browser cannot tell when it is idle (Safari). */
const IDLE_MS = 300;

type Connection = {saveData?: boolean; effectiveType?: string};

/** Whether the visitor's network is slow, or they have asked to save data. */
export function isSparing({connection}: Navigator & {connection?: Connection}): boolean {
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Calls once the loaded page is painted: what is fetched before that would delay it. */
function callWhenPainted(win: Window & typeof globalThis, call: () => void): void {
  win.addEventListener('load', () => {
    // TypeScript believes that every browser has it.
    const Observer = win.PerformanceObserver as typeof PerformanceObserver | undefined;
    // A tab in the background is loaded and not painted.
    if (win.document.hidden || !Observer?.supportedEntryTypes?.includes('paint')) {
      call();
      return;
    }
    new Observer((_, observer) => {
      observer.disconnect();
      // A large picture may come a frame later than the words.
      win.requestAnimationFrame(() => win.requestAnimationFrame(call));
    }).observe({type: 'paint', buffered: true});
  });
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
 *
 * @returns stops calling
 */
export function callWhenWanted(win: Window & typeof globalThis, call: () => void): () => void {
  const {document: doc} = win;
  const options = {capture: true, passive: true};
  function onInteraction(event: Event): void {
    const {type, movementX, movementY} = event as PointerEvent;
    // A page that is laid out under a resting pointer gets an event, too: nobody has moved.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    call();
  }
  for (const type of INTERACTIONS) doc.addEventListener(type, onInteraction, options);
  win.addEventListener('online', call);

  if (doc.documentElement.dataset.app === 'now' || win.location.search) callWhenPainted(win, call);
  else if (!isSparing(win.navigator)) callWhenPainted(win, () => callWhenIdle(win, call));
  return () => {
    for (const type of INTERACTIONS) doc.removeEventListener(type, onInteraction, options);
    win.removeEventListener('online', call);
  };
}
