import {whenDrawn} from '../whenDrawn';

/** Marks the year of the build. */
export const YEAR = 'data-year';

/** Corrects the copyright year where a newer one has begun, never backwards. */
export function workYear(win: Window & typeof globalThis): void {
  whenDrawn(win, () => {
    const now = new Date().getFullYear();
    for (const year of win.document.querySelectorAll(`[${YEAR}]`)) {
      if (Number(year.textContent) < now) year.textContent = String(now);
    }
  });
}
