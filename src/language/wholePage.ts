/**
 * Makes the browser lay out the content below the first screens, which it skips (src/css/base.css). Until
 * then the height of the page is a guess.
 */
export function layOutWholePage({documentElement}: Document): void {
  documentElement.dataset.whole = '';
}
