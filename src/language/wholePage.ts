/** So long at a time: with what the browser adds, well below the 50 ms at which a tap would have to wait. */
const STEP_MS = 6;

/** All that src/css/base.css has skipped is among these, each small enough for one step. */
const PARTS = 'main > section > div, .markdown > *, footer > div';

/**
 * Has the browser lay out what it skips below the first screens (src/css/base.css), whose height it
 * only guesses until then.
 */
export function layOutWholePage({documentElement}: Document): void {
  documentElement.dataset.whole = '';
}

/** The same while nobody waits for it: part by part, so that a visitor is answered in between. */
export function layOutInSteps(win: Window): void {
  const {document: doc, performance} = win;
  const parts = doc.querySelectorAll<HTMLElement>(PARTS);
  let at = 0;
  function step(): void {
    const end = performance.now() + STEP_MS;
    for (; at < parts.length && performance.now() < end; at += 1) {
      const part = parts[at]!;
      part.style.contentVisibility = 'visible';
      // Asking for a position lays it out now.
      part.getBoundingClientRect();
    }
    if (at < parts.length) win.setTimeout(step);
  }
  step();
}
