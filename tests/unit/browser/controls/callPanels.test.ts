/** @jest-environment jsdom */
import {watchCallPanels} from '@site/src/browser/controls/callPanels';

type Change = Pick<IntersectionObserverEntry, 'target' | 'intersectionRatio'>;

const watched = new Set<Element>();
let tell: (changes: Change[]) => void;

class Observer {
  constructor(callback: (changes: Change[]) => void) {
    tell = callback;
  }
  observe(element: Element): void {
    watched.add(element);
  }
}

const root = document.documentElement;
const waits = () => root.hasAttribute('data-call-panel-in-view');
const panels = () => [...document.querySelectorAll('[data-call-panel]')];
/** As the app does when it opens a page; observers hear of it a moment later. */
async function open(html: string): Promise<void> {
  document.body.innerHTML = html;
  await Promise.resolve();
}

beforeAll(() => {
  Object.assign(window, {IntersectionObserver: Observer});
  watchCallPanels(window);
});

test('the banner waits while a panel is in full view, and comes back with the last of them gone', async () => {
  await open('<a data-call-panel></a><p></p><a data-call-panel></a>');
  const [hero, last] = panels();
  expect([...watched]).toEqual([hero, last]);
  tell([{target: hero!, intersectionRatio: 0.4}]);
  expect(waits()).toBe(false);
  tell([{target: hero!, intersectionRatio: 1}]);
  tell([{target: last!, intersectionRatio: 1}]);
  expect(waits()).toBe(true);
  tell([{target: hero!, intersectionRatio: 0.8}]);
  expect(waits()).toBe(true);
  tell([{target: last!, intersectionRatio: 0}]);
  expect(waits()).toBe(false);
});

test('a page that is opened later has its own panels', async () => {
  await open('<main><a data-call-panel></a></main>');
  expect(watched).toContain(panels()[0]);
});
