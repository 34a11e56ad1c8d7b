/** @jest-environment jsdom */
import {appLoader} from '@site/src/browser/app-loader/load';

const FILES = ['/runtime.js', '/main.js'];

const inHead = (): string[] => [...document.scripts].map((script) => script.getAttribute('src')!);
const last = (): Element => document.head.lastElementChild!;

const failed = jest.fn<undefined, [string]>();
let stop = () => {};
function load(files: string[]): () => void {
  const loader = appLoader(document, files, failed);
  stop = loader.stop;
  return loader.start;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  failed.mockClear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('loads the scripts, once', () => {
  const start = load(FILES);
  start();
  jest.advanceTimersByTime(5000);
  start();
  expect(inHead()).toEqual(FILES);
});

it('runs a file of the app again that has failed, not the others, and names it', () => {
  const start = load(FILES);
  start();
  expect(inHead()).toEqual(['/runtime.js', '/main.js']);
  last().dispatchEvent(new Event('error'));
  expect(inHead()).toEqual(['/runtime.js']);
  expect(failed.mock.calls).toEqual([['http://localhost/main.js']]);
  jest.advanceTimersByTime(1500);
  start();
  expect(inHead()).toEqual(['/runtime.js', '/main.js']);
});

/** An error in a script of that address. */
const throwIn = (filename: string, error: Error): boolean =>
  window.dispatchEvent(new ErrorEvent('error', {filename, error}));

it.each([
  ['an error of the app', 'http://localhost/main.js', new TypeError('x is not a function')],
  ['a script of an extension', 'chrome-extension://abc/x.js', new SyntaxError('Unexpected token')],
])('runs nothing again after %s', (_what, filename, error) => {
  const start = load(FILES);
  start();
  throwIn(filename, error);
  jest.advanceTimersByTime(1500);
  start();
  expect(inHead()).toEqual(['/runtime.js', '/main.js']);
  expect(failed).not.toHaveBeenCalled();
});

it('has nothing to do with what else fails', () => {
  load(FILES)();
  document.head.append(document.createElement('img'));
  last().dispatchEvent(new Event('error'));
  expect(failed).not.toHaveBeenCalled();
});

it('rests between two tries, and forgets nobody who asked in between', () => {
  const start = load(['/main.js']);
  start();
  last().dispatchEvent(new Event('error'));
  for (let i = 0; i < 20; i += 1) start();
  expect(inHead()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(inHead()).toEqual(['/main.js']);
});

// WebKit answers every later request for a file from its failed preload.
it('fetches the scripts while the page arrives, in order, and preloads none', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  load(FILES)();
  expect(inHead()).toEqual(['/runtime.js', '/main.js']);
  expect([...document.scripts].map((script) => script.async)).toEqual([false, false]);
  expect(document.querySelector('link[rel$=preload]')).toBeNull();
});

describe('an app that has begun', () => {
  afterEach(() => delete document.documentElement.dataset.hasHydrated);

  const failPart = (): void => {
    const part = Object.assign(document.createElement('script'), {src: '/part.js'});
    document.head.append(part);
    part.dispatchEvent(new Event('error'));
    part.remove();
  };

  it('is not run a second time where a part fails that only some need', () => {
    const start = load(FILES);
    start();
    document.documentElement.dataset.hasHydrated = 'true';
    failPart();
    jest.advanceTimersByTime(1500);
    start();
    expect(inHead()).toEqual(['/runtime.js', '/main.js']);
  });

  it('is not run a second time by a try that was still to come', () => {
    const start = load(FILES);
    start();
    failPart();
    start();
    stop();
    jest.advanceTimersByTime(1500);
    expect(inHead()).toEqual(['/runtime.js', '/main.js']);
  });
});
