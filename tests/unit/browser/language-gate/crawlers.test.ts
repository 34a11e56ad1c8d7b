/** @jest-environment jsdom */
import {crawlersOf} from '../../../../src/browser/language-gate/crawlers';

const list = (): HTMLScriptElement => document.head.querySelector('script')!;

afterEach(() => {
  delete window.isCrawler;
  document.head.innerHTML = '';
});

test.each(['error', 'load'])('a list that does not come says so (%s)', (event) => {
  const {load} = crawlersOf(window, '/assets/js/crawlers.js');
  const done = jest.fn();
  load(done);
  list().dispatchEvent(new Event(event));
  expect(done.mock.calls).toEqual([[false]]);
});
