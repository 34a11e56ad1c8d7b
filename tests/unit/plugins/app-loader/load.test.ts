/** @jest-environment jsdom */
import {appLoader} from '@site/src/plugins/app-loader/load';

const FILES = {scripts: ['/runtime.js', '/main.js'], styles: ['/all.css']};

const inHead = (): string[] =>
  [...document.head.querySelectorAll('script, [rel=stylesheet]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );
const last = (): Element => document.head.lastElementChild!;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

it('loads the styles, then the scripts, once', () => {
  const start = appLoader(document, FILES);
  start();
  expect(inHead()).toEqual(['/all.css']);
  last().dispatchEvent(new Event('load'));
  expect(inHead()).toEqual(['/all.css', '/runtime.js', '/main.js']);
  jest.advanceTimersByTime(5000);
  start();
  expect(inHead()).toHaveLength(3);
});

it('tries again what has failed, and that alone', () => {
  const start = appLoader(document, {...FILES, styles: []});
  start();
  expect(inHead()).toEqual(['/runtime.js', '/main.js']);
  last().dispatchEvent(new Event('error'));
  expect(inHead()).toEqual(['/runtime.js']);
  jest.advanceTimersByTime(1500);
  start();
  expect(inHead()).toEqual(['/runtime.js', '/main.js']);
});

it('rests between two tries, and forgets nobody who asked in between', () => {
  const start = appLoader(document, {scripts: ['/main.js'], styles: []});
  start();
  last().dispatchEvent(new Event('error'));
  for (let i = 0; i < 20; i += 1) start();
  expect(inHead()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(inHead()).toEqual(['/main.js']);
});

it('fetches while the page arrives, and runs when it is whole', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const start = appLoader(document, {...FILES, styles: []});
  start();
  jest.advanceTimersByTime(1500);
  start();
  expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(2);
  expect(document.scripts).toHaveLength(0);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.scripts).toHaveLength(2);
});
