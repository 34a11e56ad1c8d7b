/** @jest-environment jsdom */
import {scriptLoader} from '@site/src/browser/islands/load';

const inHead = (): string[] => [...document.scripts].map((script) => script.getAttribute('src')!);
const last = (): HTMLScriptElement => document.head.lastElementChild as HTMLScriptElement;

let load: (src: string) => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  load = scriptLoader(document);
});
afterEach(() => jest.useRealTimers());

it('loads each script once, also after it has run', () => {
  load('/islands.js?1');
  load('/islands.js?1');
  last().dataset.ran = '';
  last().dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(5000);
  load('/islands.js?1');
  load('/islands-search.js?2');
  expect(inHead()).toEqual(['/islands.js?1', '/islands-search.js?2']);
});

it.each([
  ['fails', 'error'],
  ['comes as a page, and runs nothing', 'load'],
])('asks again for a script that %s, after a rest', (_how, event) => {
  load('/islands.js');
  last().dispatchEvent(new Event(event));
  for (let i = 0; i < 20; i += 1) load('/islands.js');
  expect(inHead()).toEqual([]);
  jest.advanceTimersByTime(1000);
  load('/islands.js');
  expect(inHead()).toEqual(['/islands.js']);
});

// WebKit answers every later request for a file from its failed preload.
it('preloads none', () => {
  load('/islands.js');
  expect(document.querySelector('link[rel$=preload]')).toBeNull();
});
