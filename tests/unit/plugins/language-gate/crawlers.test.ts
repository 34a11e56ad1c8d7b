/** @jest-environment jsdom */
import {crawlersOf} from '../../../../src/plugins/language-gate/crawlers';
import {isbot} from 'isbot';

const ODD = 'Mozilla/5.0 (X11; Linux x86_64) Odd/1.2 (KHTML, like Gecko)';
const list = (): HTMLScriptElement => document.head.querySelector('script')!;

afterEach(() => {
  delete window.isCrawler;
  document.head.innerHTML = '';
});

test('the list is one script of the site, and answers for those it was asked for', () => {
  const {test: verdict, load} = crawlersOf(window, '/assets/js/crawlers.js');
  expect(verdict(ODD)).toBeNull();
  const done = jest.fn();
  load(done);
  expect(list().getAttribute('src')).toBe('/assets/js/crawlers.js');
  window.isCrawler = isbot;
  list().dispatchEvent(new Event('load'));
  expect(done.mock.calls).toEqual([[true]]);
  expect(verdict(ODD)).toBe(false);
  expect(verdict('curl/8.5.0')).toBe(true);
});

test.each(['error', 'load'])('a list that does not come says so (%s)', (event) => {
  const {load} = crawlersOf(window, '/assets/js/crawlers.js');
  const done = jest.fn();
  load(done);
  list().dispatchEvent(new Event(event));
  expect(done.mock.calls).toEqual([[false]]);
});
