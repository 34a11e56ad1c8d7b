import {workCallBanner} from '@site/src/components/CallBanner/behavior';

import {blocked} from '../../../support/storage';

const PAGE = `
  <main><input></main>
  <aside data-call-banner><a href="/contact">Call</a><button data-dismiss-banner>×</button></aside>`;

const root = document.documentElement;
const get = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const isHidden = () => root.hasAttribute('data-call-banner-dismissed');
/** As a browser does: focus, then click. */
function press(): void {
  get('button').focus();
  get('button').click();
}

beforeAll(() => workCallBanner(window));
beforeEach(() => {
  sessionStorage.clear();
  root.removeAttribute('data-call-banner-dismissed');
  document.body.innerHTML = PAGE;
});

test('hears of it where React stops what happens in a part it has not taken over', () => {
  const stop = (event: Event) => event.stopPropagation();
  for (const type of ['focusin', 'click']) document.body.addEventListener(type, stop);
  get('input').focus();
  press();
  for (const type of ['focusin', 'click']) document.body.removeEventListener(type, stop);
  expect(isHidden()).toBe(true);
  expect(document.activeElement).toBe(get('input'));
});

test('stays away on a page that comes back older than the dismissal', () => {
  sessionStorage.setItem('callBannerDismissed', 'true');
  expect(isHidden()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(isHidden()).toBe(true);
});

test('where storage is blocked it goes all the same', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  window.dispatchEvent(new Event('pageshow'));
  expect(isHidden()).toBe(false);
  press();
  expect(isHidden()).toBe(true);
});

test('where it came from nowhere, the page takes it, and only this once', () => {
  press();
  expect(document.activeElement).toBe(get('main'));
  get('main').blur();
  expect(get('main').hasAttribute('tabindex')).toBe(false);
});

test('where that has gone since, the page takes it too', () => {
  get('input').focus();
  get('a').focus();
  get('input').remove();
  press();
  expect(document.activeElement).toBe(get('main'));
});
