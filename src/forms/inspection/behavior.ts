import {NOW} from '../../data/routes';

/** Puts the tick of an urgent request first, and hides what can wait, where the address says `?now`. */
export function showNow({document: doc, location}: Window): void {
  if (new URLSearchParams(location.search).has(NOW)) doc.documentElement.dataset.now = '';
}
