/** @jest-environment jsdom */
import {callWhenPainted} from '@site/src/browser/islands/whenPainted';

const setHidden = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});

/** A frame's length in browsers, and in jsdom. */
const FRAME_MS = 17;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('calls a few frames after the load', () => {
  const call = jest.fn();
  callWhenPainted(window, call);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2 * FRAME_MS);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3 * FRAME_MS);
  expect(call).toHaveBeenCalledTimes(1);
});

test('calls at the load of a page that is not painted', () => {
  const call = jest.fn();
  setHidden(true);
  callWhenPainted(window, call);
  window.dispatchEvent(new Event('load'));
  expect(call).toHaveBeenCalledTimes(1);
  setHidden(false);
});
