/** @jest-environment jsdom */
import {callWhenWanted} from '@site/src/browser/app-loader/when';

const setHidden = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});

/** A frame's length in browsers, and in jsdom. */
const FRAME_MS = 17;

let stop: (() => void) | undefined;
const watch = () => {
  const call = jest.fn();
  stop = callWhenWanted(window, call);
  return call;
};

const SIGNS = ['pointerdown', 'focusin', 'keydown'];
const signal = (selector: string, type: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event(type, {bubbles: true}));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<a id=link>Roofs</a><form data-needs-app><input id=email></form>';
});
afterEach(() => {
  stop?.();
  jest.useRealTimers();
  delete document.documentElement.dataset.app;
  history.replaceState(null, '', '/');
});

test.each(SIGNS)('calls at the sign %s in a form, at each until it is told to stop', (sign) => {
  const call = watch();
  signal('#email', sign);
  signal('#email', sign);
  expect(call).toHaveBeenCalledTimes(2);
  stop?.();
  signal('#email', sign);
  expect(call).toHaveBeenCalledTimes(2);
});

test.each(['/', '/?category=insurance', '/?gclid=x&utm_source=q', '/?service=q=#q='])(
  'a reader at %s gets no app, whatever they do',
  (url) => {
    history.replaceState(null, '', url);
    const call = watch();
    window.dispatchEvent(new Event('load'));
    for (const sign of [...SIGNS, 'pointermove', 'wheel', 'click']) signal('#link', sign);
    window.dispatchEvent(new Event('online'));
    jest.runAllTimers();
    expect(call).not.toHaveBeenCalled();
  },
);

it('calls again when the network returns, until it is told to stop', () => {
  const call = watch();
  signal('#email', 'focusin');
  window.dispatchEvent(new Event('online'));
  expect(call).toHaveBeenCalledTimes(2);
  stop?.();
  window.dispatchEvent(new Event('online'));
  expect(call).toHaveBeenCalledTimes(2);
});

test.each([
  ['now', '/'],
  [undefined, '/?q=leak'],
])('data-app=%s at %s: calls when it is loaded and painted', (app, url) => {
  if (app) document.documentElement.dataset.app = app;
  history.replaceState(null, '', url);
  const call = watch();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2 * FRAME_MS);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3 * FRAME_MS);
  expect(call).toHaveBeenCalledTimes(1);
  // A touch anywhere tries again.
  signal('#link', 'pointerdown');
  expect(call).toHaveBeenCalledTimes(2);
});

test('calls when the page is loaded, where it is not painted', () => {
  document.documentElement.dataset.app = 'now';
  setHidden(true);
  const call = watch();
  window.dispatchEvent(new Event('load'));
  expect(call).toHaveBeenCalledTimes(1);
  setHidden(false);
});
