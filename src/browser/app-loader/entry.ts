import {keepThroughRedraw} from './redraw';
import {whenHydrated} from './whenHydrated';

/** Waits for the whole page: half a page would not match what React hydrates. */
const wholePage = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve());
  });

/** Yields to the browser for a macrotask: it lays out, paints and handles events. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/*
 * The app's entry. Docusaurus's own entry evaluates all its imports in one task: a quarter of a second on
 * a slow phone, in which no tap is answered. This entry first evaluates the largest parts, each in a
 * separate task. All parts stay in one file (`eager`).
 */
async function begin(): Promise<void> {
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await yieldToBrowser();
  await wholePage();
  whenHydrated(document, keepThroughRedraw(window));
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

const {pathname} = location;
try {
  decodeURI(pathname);
} catch {
  // Docusaurus decodes the path first, and would throw at a percent sign that encodes nothing.
  history.replaceState(null, '', pathname.replaceAll('%', '%25'));
}
void begin();
