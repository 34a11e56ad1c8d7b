/** @jest-environment jsdom */
import {callWhenWanted, isSparing} from '@site/src/browser/app-loader/when';

const network = (connection?: object) => ({connection}) as unknown as Navigator;

const setNetwork = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});

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

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop?.();
  jest.useRealTimers();
  setNetwork();
  delete document.documentElement.dataset.app;
  history.replaceState(null, '', '/');
});

test.each([
  [undefined, false],
  [{effectiveType: '4g', saveData: false}, false],
  [{effectiveType: '4g', saveData: true}, true],
  [{effectiveType: '3g'}, true],
  [{effectiveType: 'slow-2g'}, true],
])('a network that says %j is to be spared: %s', (connection, expected) => {
  expect(isSparing(network(connection))).toBe(expected);
});

test.each(['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'])(
  'calls at the sign %s, at each until it is told to stop',
  (sign) => {
    const call = watch();
    document.body.dispatchEvent(new Event(sign, {bubbles: true}));
    document.body.dispatchEvent(new Event(sign, {bubbles: true}));
    expect(call).toHaveBeenCalledTimes(2);
    stop?.();
    document.body.dispatchEvent(new Event(sign, {bubbles: true}));
    expect(call).toHaveBeenCalledTimes(2);
  },
);

it('calls when the network returns, until it is told to stop', () => {
  const call = watch();
  window.dispatchEvent(new Event('online'));
  stop?.();
  window.dispatchEvent(new Event('online'));
  expect(call).toHaveBeenCalledTimes(1);
});

it.each([
  ['pointermove', 0, 0, 0],
  ['pointermove', 1, 0, 1],
  ['pointermove', 0, 1, 1],
  ['pointerdown', 0, 0, 1],
])('takes %s by %d and %d pixels for %d signs', (type, movementX, movementY, signs) => {
  const call = watch();
  const event = Object.assign(new Event(type, {bubbles: true}), {movementX, movementY});
  document.body.dispatchEvent(event);
  expect(call).toHaveBeenCalledTimes(signs);
});

it('waits for an interaction where data is to be saved', () => {
  setNetwork({saveData: true});
  const call = watch();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(call).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('pointerdown', {bubbles: true}));
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  ['now', '/'],
  [undefined, '/?category=insurance'],
])('data-app=%s at %s: calls when it is loaded and painted, sparing or not', (app, url) => {
  setNetwork({saveData: true});
  if (app) document.documentElement.dataset.app = app;
  history.replaceState(null, '', url);
  const call = watch();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2 * FRAME_MS);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3 * FRAME_MS);
  expect(call).toHaveBeenCalledTimes(1);
});

test('any other page: calls when it is idle after it is painted', () => {
  const call = watch();
  jest.runAllTimers();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(5 * FRAME_MS);
  expect(call).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(call).toHaveBeenCalledTimes(1);
});

test('calls when the page is loaded, where it is not painted', () => {
  document.documentElement.dataset.app = 'now';
  setHidden(true);
  const call = watch();
  window.dispatchEvent(new Event('load'));
  expect(call).toHaveBeenCalledTimes(1);
  setHidden(false);
});
