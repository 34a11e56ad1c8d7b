import {NOW} from '../../data/routes';

/** Shows the line above the message by which an urgent request begins, where the address says `?now`. */
export function showNow({document: doc, location}: Window): void {
  if (new URLSearchParams(location.search).has(NOW)) doc.documentElement.dataset.now = '';
}
