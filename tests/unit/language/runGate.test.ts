import {runGate} from '@site/src/language/runGate';
import {CHOICE_KEY} from '@site/src/language/locales';

Object.assign(globalThis, {SITE_HOST: 'example.com'});

type Change = {saved?: string; html?: string; localStorage?: () => Storage};

/** A window at a URL, with what the gate did to it. */
function windowAt(url: string, {saved, html = '', localStorage: store}: Change = {}) {
  localStorage.clear();
  sessionStorage.clear();
  if (saved) localStorage.setItem(CHOICE_KEY, saved);
  document.body.innerHTML = html;
  document.documentElement.removeAttribute('style');
  const {protocol, hostname, pathname, search, hash} = new URL(url, 'https://www.example.com');
  const replace = jest.fn();
  const replaceState = jest.fn();
  const win = {
    location: {protocol, hostname, pathname, search, hash, replace},
    history: {state: {key: 'a'}, replaceState},
    navigator: {userAgent: 'Visitor/1'},
    performance: {getEntriesByType: () => []},
    document,
    get localStorage() {
      return store ? store() : localStorage;
    },
    sessionStorage,
    setTimeout: window.setTimeout.bind(window),
  };
  return {win: win as unknown as Window, replace, replaceState};
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('on arrival', () => {
  test('the page is hidden while its replacement loads, but not forever', () => {
    const {win} = windowAt('/about', {saved: 'es'});
    runGate(win);
    expect(document.documentElement.style.visibility).toBe('hidden');
    jest.advanceTimersByTime(4000);
    expect(document.documentElement.style.visibility).toBe('');
  });

  // Other tabs would get a storage event.
  test('a visitor with a choice writes nothing', () => {
    const {win} = windowAt('/es/about', {saved: 'es'});
    const written = jest.spyOn(Storage.prototype, 'setItem');
    runGate(win);
    expect(written).not.toHaveBeenCalled();
  });
});

const passage = (name: string) => ({getEntriesByType: () => [{name}]});

test.each([
  ['/about', 'https://www.example.com/about#:~:text=25%20years', '/about#:~:text=25%20years'],
  ['/about?a=b#team', '#team:~:text=a&text=b', '/about?a=b#team:~:text=a&text=b'],
  ['/about#team', '#team', '/about#team'],
  ['/about', '/about:~:text=x', '/about'],
])('the way to a passage survives the picker: %s, opened by %s', (url, name, returnTo) => {
  const {win} = windowAt(url);
  runGate(Object.assign(win, {performance: passage(name)}));
  expect(sessionStorage.getItem('returnTo')).toBe(returnTo);
});

test('on return, the passage is that of long ago', () => {
  const {win, replace} = windowAt('/about#team', {saved: 'es'});
  runGate(Object.assign(win, {performance: passage('/about#:~:text=x')}), true);
  expect(replace.mock.calls).toEqual([['/es/about#team']]);
});

test.each([
  ['saved file', {protocol: 'file:', hostname: ''}],
  ['archived page', {hostname: 'archive.test'}],
])('a %s stays as it is', (_, where) => {
  for (const change of [{}, {saved: 'es'}]) {
    const {win, replace} = windowAt('/about', change);
    Object.assign(win.location, where);
    runGate(win);
    expect(replace).not.toHaveBeenCalled();
    expect(document.documentElement.style.visibility).toBe('');
    expect(sessionStorage.getItem('returnTo')).toBeNull();
  }
});

test('on return to an open page it does not lead to the picker', () => {
  const {win, replace} = windowAt('/about');
  runGate(win, true);
  expect(replace).not.toHaveBeenCalled();
});
