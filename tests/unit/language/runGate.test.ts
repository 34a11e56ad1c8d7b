import {runGate} from '@site/src/language/runGate';
import {CHOICE_KEY} from '@site/src/language/locales';
import {readReturnTo} from '@site/src/language/returnTo';
import {blocked} from '../../support/storage';

type Change = {saved?: string; html?: string; localStorage?: () => Storage};

/** A window at a URL, with what the gate did to it. */
function windowAt(url: string, {saved, html = '', localStorage: store}: Change = {}) {
  localStorage.clear();
  sessionStorage.clear();
  if (saved) localStorage.setItem(CHOICE_KEY, saved);
  document.body.innerHTML = html;
  document.documentElement.removeAttribute('style');
  const {pathname, search, hash} = new URL(url, 'https://www.example.com');
  const replace = jest.fn();
  const replaceState = jest.fn();
  const win = {
    location: {pathname, search, hash, replace},
    history: {state: {key: 'a'}, replaceState},
    navigator: {userAgent: 'Visitor/1'},
    document,
    get localStorage() {
      return store ? store() : localStorage;
    },
    sessionStorage,
    setTimeout: window.setTimeout.bind(window),
  };
  return {win: win as unknown as Window, replace, replaceState};
}

const isCrawler = (agent: string): boolean => agent !== 'Visitor/1';
const choice = (): string | null => localStorage.getItem(CHOICE_KEY);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('on arrival', () => {
  test('a visitor without a choice is sent to the picker, which knows the requested page', () => {
    const {win, replace} = windowAt('/es/about?a=1#b');
    runGate(win, isCrawler);
    expect(replace.mock.calls).toEqual([['/language?a=1']]);
    expect(readReturnTo(() => sessionStorage)).toBe('/about?a=1#b');
  });

  test('the page is hidden while its replacement loads, but not forever', () => {
    const {win} = windowAt('/about', {saved: 'es'});
    runGate(win, isCrawler);
    expect(document.documentElement.style.visibility).toBe('hidden');
    jest.advanceTimersByTime(4000);
    expect(document.documentElement.style.visibility).toBe('');
  });

  test('a request for another language is saved', () => {
    const {win, replace} = windowAt('/about?lng=vi', {saved: 'es'});
    runGate(win, isCrawler);
    expect(replace.mock.calls).toEqual([['/vi/about']]);
    expect(choice()).toBe('vi');
  });

  test('a request for the language of the page leaves the URL without a new page', () => {
    const {win, replace, replaceState} = windowAt('/vi/about?lng=vi&a=1', {saved: 'es'});
    runGate(win, isCrawler);
    expect(replaceState.mock.calls).toEqual([[{key: 'a'}, '', '/vi/about?a=1']]);
    expect(replace).not.toHaveBeenCalled();
    expect(choice()).toBe('vi');
  });

  test.each([
    ['the language of the page', '/es/about', {saved: 'es'}],
    ['blocked storage', '/es/about', {localStorage: blocked}],
  ])('%s: nothing happens', (_, url, change) => {
    const {win, replace, replaceState} = windowAt(url, change);
    runGate(win, isCrawler);
    expect(replace).not.toHaveBeenCalled();
    expect(replaceState).not.toHaveBeenCalled();
  });

  test('a crawler stays', () => {
    const {win, replace} = windowAt('/about');
    runGate(win, () => true);
    expect(replace).not.toHaveBeenCalled();
  });

  // Other tabs would get a storage event.
  test('a visitor with a choice writes nothing', () => {
    const {win} = windowAt('/es/about', {saved: 'es'});
    const written = jest.spyOn(Storage.prototype, 'setItem');
    runGate(win, isCrawler);
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });
});

describe('on return to an open page', () => {
  test('it follows a choice made elsewhere', () => {
    const {win, replace} = windowAt('/about', {saved: 'ko'});
    runGate(win, isCrawler, true);
    expect(replace.mock.calls).toEqual([['/ko/about']]);
  });

  test('it never leaves a form that is being filled in', () => {
    const {win, replace} = windowAt('/about', {
      saved: 'ko',
      html: '<form><input value="M"></form>',
    });
    runGate(win, isCrawler, true);
    expect(replace).not.toHaveBeenCalled();
  });

  test('it does not lead to the picker', () => {
    const {win, replace} = windowAt('/about');
    runGate(win, isCrawler, true);
    expect(replace).not.toHaveBeenCalled();
  });
});
