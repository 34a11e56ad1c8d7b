import {type Crawlers, runGate} from '@site/src/language/runGate';
import {CHOICE_KEY} from '@site/src/language/locales';

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
    clearTimeout: window.clearTimeout.bind(window),
  };
  return {win: win as unknown as Window, replace, replaceState};
}

const crawlers: Crawlers = {
  test: (agent) => agent !== 'Visitor/1',
  load: () => {
    throw new Error('nobody needs the list');
  },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('on arrival', () => {
  test('the page is hidden while its replacement loads, but not forever', () => {
    const {win} = windowAt('/about', {saved: 'es'});
    runGate(win, crawlers);
    expect(document.documentElement.style.visibility).toBe('hidden');
    jest.advanceTimersByTime(4000);
    expect(document.documentElement.style.visibility).toBe('');
  });

  // Other tabs would get a storage event.
  test('a visitor with a choice writes nothing', () => {
    const {win} = windowAt('/es/about', {saved: 'es'});
    const written = jest.spyOn(Storage.prototype, 'setItem');
    runGate(win, crawlers);
    expect(written).not.toHaveBeenCalled();
  });
});

describe('a visitor whom only the list can tell from a crawler', () => {
  /** Crawlers by a list that arrives on demand, or fails to. */
  function unknown() {
    let verdict: boolean | null = null;
    const load = jest.fn((_done: (isThere: boolean) => void) => undefined);
    const arrive = (isCrawler: boolean | null): void => {
      verdict = isCrawler;
      load.mock.calls.at(-1)![0](isCrawler !== null);
    };
    return {crawlers: {test: () => verdict, load}, load, arrive};
  }
  const visibility = (): string => document.documentElement.style.visibility;

  test('sees the page after a while, and is sent on when the list comes late', () => {
    const {win, replace} = windowAt('/about', {saved: 'es'});
    const {crawlers: list, arrive} = unknown();
    runGate(win, list);
    jest.advanceTimersByTime(4000);
    expect(visibility()).toBe('');
    arrive(false);
    expect(replace.mock.calls).toEqual([['/es/about']]);
  });

  test('keeps the page in view on return to it, and a form begun meanwhile', () => {
    const {win, replace} = windowAt('/about', {saved: 'ko'});
    const {crawlers: list, arrive} = unknown();
    runGate(win, list, true);
    expect(visibility()).toBe('');
    document.body.innerHTML = '<form data-draft="inspection"><input name="name" value="M"></form>';
    arrive(false);
    expect(replace).not.toHaveBeenCalled();
  });
});

test('on return to an open page it does not lead to the picker', () => {
  const {win, replace} = windowAt('/about');
  runGate(win, crawlers, true);
  expect(replace).not.toHaveBeenCalled();
});
