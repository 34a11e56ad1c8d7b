import {switchTo} from '@site/src/language/switchTo';
import {workLanguageLinks} from '@site/src/components/LanguageSwitcher/behavior';

jest.mock('@site/src/language/switchTo', () => ({
  ...jest.requireActual<object>('@site/src/language/switchTo'),
  switchTo: jest.fn(),
}));

Object.assign(globalThis, {SITE_HOST: 'roofs.example'});

const get = (id: string) => document.getElementById(id)!;

/** Clicks, and says whether the browser would follow the link. */
function follows(id: string, init: MouseEventInit = {}): boolean {
  let isLink = false;
  const last = (event: Event) => {
    isLink = !event.defaultPrevented;
    // jsdom cannot navigate.
    event.preventDefault();
  };
  window.addEventListener('click', last, {once: true});
  get(id).dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...init}));
  return isLink;
}

// jsdom has none.
const scrollIntoView = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  workLanguageLinks(window);
});
beforeEach(() => {
  jest.mocked(switchTo).mockReset();
  scrollIntoView.mockClear();
  document.body.innerHTML = `
    <a data-language="vi" href="/vi/contact"><b id="vi">Tiếng Việt</b></a>
    <a id="other" href="#other">Other</a>
    <main><form><textarea id="message"></textarea></form></main>
    <input id="search">`;
});

const hrefOf = (id: string) => get(id).closest('a')!.getAttribute('href');

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s it is a request', (key) => {
  expect(follows('vi', {[key]: true})).toBe(true);
  expect(switchTo).not.toHaveBeenCalled();
  expect(hrefOf('vi')).toBe('/vi/?lng=vi');
  follows('other', {[key]: true});
  expect(hrefOf('other')).toBe('#other');
});

test.each(['pointerdown', 'contextmenu'])('so it is from %s on', (type) => {
  history.replaceState(null, '', '/es/contact?a=b&lng=es#form');
  get('vi').dispatchEvent(new Event(type, {bubbles: true}));
  expect(hrefOf('vi')).toBe('/vi/contact?lng=vi&a=b#form');
  history.replaceState(null, '', '/');
  expect(follows('vi')).toBe(false);
  expect(switchTo).toHaveBeenCalledTimes(1);
});

test('in a copy of a page it is a plain link', () => {
  const listen = jest.spyOn(document, 'addEventListener');
  workLanguageLinks({document, location: new URL('file:///contact.html')} as unknown as Window);
  expect(listen).not.toHaveBeenCalled();
  listen.mockRestore();
});

test('other links are not its business', () => {
  expect(follows('other')).toBe(true);
  expect(switchTo).not.toHaveBeenCalled();
});

test('the field of a form that had the focus last is taken along, if it is still there', () => {
  get('message').focus();
  get('search').focus();
  follows('vi');
  expect(switchTo).toHaveBeenLastCalledWith('vi', window, get('message'));
  get('message').remove();
  follows('vi');
  expect(switchTo).toHaveBeenLastCalledWith('vi', window, null);
});

/** The message's field, last used, that far below the top of a window of 400 px. */
function leaveFieldAt(top: number): void {
  Object.assign(window, {innerHeight: 400});
  jest.spyOn(get('message'), 'getBoundingClientRect').mockReturnValue({top} as DOMRect);
  get('message').focus();
}

test.each([-300, 79, 281, 900])('a field left by keyboard at %i px is brought back', (top) => {
  leaveFieldAt(top);
  jest.mocked(switchTo).mockImplementation(() => expect(scrollIntoView).toHaveBeenCalled());
  follows('vi', {detail: 0});
  expect(switchTo).toHaveBeenCalledTimes(1);
  expect(scrollIntoView).toHaveBeenCalledWith({block: 'center', behavior: 'instant'});
  expect(scrollIntoView.mock.contexts).toEqual([get('message')]);
});

test.each([
  ['one right below the header', 80, 0],
  ['one right above the call banner', 280, 0],
  ['one left by pointer', -300, 1],
])('%s stays where it is', (_, top, detail) => {
  leaveFieldAt(top);
  follows('vi', {detail});
  expect(switchTo).toHaveBeenCalledTimes(1);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
