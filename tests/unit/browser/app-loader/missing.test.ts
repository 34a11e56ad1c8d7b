/** @jest-environment jsdom */
import {reloader, watchLeaving} from '@site/src/browser/app-loader/missing';

import {blocked} from '../../../support/storage';

const FILE = 'https://site.example/assets/js/main.0ld.js';
const reload = jest.fn();
const fetched = jest.fn<Promise<{status: number}>, [string, RequestInit]>();

/** A page of a build misses a file. */
const miss = (build = 'one', isLeaving = () => false): Promise<void> =>
  reloader(window, build, isLeaving, reload)(FILE);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  window.fetch = fetched as unknown as typeof fetch;
  fetched.mockReset().mockResolvedValue({status: 404});
  window.scrollTo = jest.fn();
  document.body.innerHTML = '<textarea id="message"></textarea>';
});
afterEach(() => jest.useRealTimers());

test.each([
  [404, 1],
  [410, 1],
  [200, 0],
  [503, 0],
])('a file that the host answers with %d leads to %d reloads', async (status, times) => {
  fetched.mockResolvedValue({status});
  await miss();
  expect(reload).toHaveBeenCalledTimes(times);
  expect(fetched).toHaveBeenCalledWith(FILE, {method: 'HEAD', cache: 'no-store'});
});

test('where nobody answers the page stays', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

test('once for each build, however many of its files are gone', async () => {
  for (const build of ['one', 'one', 'two', 'one', 'two']) await miss(build);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('never where it could not be remembered', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

test('not under a visitor who is leaving; again when they have stayed after all', async () => {
  const {isLeaving, begin, stop} = watchLeaving(window);
  window.dispatchEvent(new Event('beforeunload'));
  // A reader has no files to wait for.
  expect(isLeaving()).toBe(false);
  begin();
  window.dispatchEvent(new Event('beforeunload'));
  await miss('one', isLeaving);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  await miss('one', isLeaving);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event('beforeunload'));
  expect(isLeaving()).toBe(false);
});
