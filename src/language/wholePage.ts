/** Budget of a step: with the browser's own work far below a long task (50 ms), which delays input. */
const STEP_MS = 6;

/** The parts that src/css/base.css skips, each small enough for one step. */
const PARTS = 'main > section > div, .markdown > *, footer > div';

/**
 * Makes the browser lay out the content below the first screens, which it skips (src/css/base.css). Until
 * then the height of the page is a guess.
 */
export function layOutWholePage({documentElement}: Document): void {
  documentElement.dataset.whole = '';
}

/** Lays out the same content in short tasks, so that input is handled in between. */
export function layOutInSteps(win: Window): void {
  const {document: doc, performance} = win;
  const parts = doc.querySelectorAll<HTMLElement>(PARTS);
  let at = 0;
  function step(): void {
    const end = performance.now() + STEP_MS;
    for (; at < parts.length && performance.now() < end; at += 1) {
      const part = parts[at]!;
      part.style.contentVisibility = 'visible';
      // Reading a position forces layout.
      part.getBoundingClientRect();
    }
    if (at < parts.length) win.setTimeout(step);
  }
  step();
}
