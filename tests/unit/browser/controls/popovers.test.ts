/** @jest-environment jsdom */
import {workPopovers} from '@site/src/browser/controls/popovers';

/** The popovers that were told to close. jsdom has none of its own. */
let closed: string[] = [];
let resize: () => void;
const get = (id: string) => document.getElementById(id)!;

beforeAll(() => {
  document.body.innerHTML = `
    <button id="toggle"></button>
    <nav id="menu" popover><a id="link" href="#x"><b id="word">x</b></a><button id="inside"></button></nav>
    <ul id="list" popover></ul>
    <a id="outside" href="#y">y</a>`;
  Object.assign(get('toggle'), {popoverTargetElement: get('menu')});
  for (const id of ['menu', 'list']) Object.assign(get(id), {hidePopover: () => closed.push(id)});
  window.matchMedia = jest.fn((query: string) => {
    expect(query).toBe('(min-width: 48em)');
    const addEventListener = (_type: string, listener: () => void) => (resize = listener);
    return {addEventListener} as unknown as MediaQueryList;
  });
  workPopovers(window);
  window.dispatchEvent(new Event('load'));
});
beforeEach(() => {
  get('outside').focus();
  closed = [];
});

test.each([
  ['its button', 'toggle', ['list']],
  ['an entry', 'inside', ['list']],
  ['what is elsewhere', 'outside', ['menu', 'list']],
])('when the focus comes to %s', (_what, id, expected) => {
  (document.activeElement as HTMLElement).blur();
  get(id).focus();
  expect(closed).toEqual(expected);
});

test('a press on anything else leaves that to the browser', () => {
  get('inside').click();
  get('outside').click();
  expect(closed).toEqual([]);
});

test('at the breakpoint all close', () => {
  resize();
  expect(closed).toEqual(['menu', 'list']);
});

test('a browser without popovers is left alone', () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="old" popover></div>');
  expect(() => resize()).not.toThrow();
});
