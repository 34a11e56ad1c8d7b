import {savePlace, restorePlace} from '@site/src/language/place';

import {blocked} from '../../support/storage';

const session = () => sessionStorage;

/** jsdom has no layout: the test sets the position and height of the page. */
function stand({scrollY, height}: {scrollY: number; height: number}) {
  Object.assign(window, {scrollY, innerHeight: 700});
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
}

const scrollTo = jest.fn();
const field = () => document.getElementById('message')!;

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
  document.body.innerHTML = '<form><textarea id="message"></textarea></form>';
  window.history.replaceState(null, '', '/contact');
  stand({scrollY: 1000, height: 4700});
});

test('without a field the same share of the page is scrolled past', () => {
  savePlace(window, session, null);
  stand({scrollY: 0, height: 8700});
  restorePlace(window, session);
  expect(scrollTo).toHaveBeenCalledWith({top: 2000, behavior: 'instant'});
  expect(field()).not.toHaveFocus();
});

test('a place is taken once, and on its own page alone', () => {
  savePlace(window, session, field());
  window.history.replaceState(null, '', '/about');
  restorePlace(window, session);
  window.history.replaceState(null, '', '/contact');
  restorePlace(window, session);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['{', 'null', '{"route":"/contact","field":3}'])('%s does no harm', (saved) => {
  sessionStorage.setItem('placeOnPage', saved);
  expect(() => restorePlace(window, session)).not.toThrow();
});

test('nor does a store that is blocked', () => {
  expect(() => savePlace(window, blocked, field())).not.toThrow();
  expect(() => restorePlace(window, blocked)).not.toThrow();
});
