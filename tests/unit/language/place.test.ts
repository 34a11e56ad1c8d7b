import {keepPlace, takePlace} from '@site/src/language/place';

const session = () => sessionStorage;
const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

/** jsdom lays nothing out: where elements and the page stand is said by the test. */
function stand({scrollY, height, fieldTop}: {scrollY: number; height: number; fieldTop: number}) {
  Object.assign(window, {scrollY, innerHeight: 700});
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  jest
    .spyOn(document.getElementById('message')!, 'getBoundingClientRect')
    .mockReturnValue({top: fieldTop} as DOMRect);
}

const scrollTo = jest.fn();
const field = () => document.getElementById('message')!;

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
  document.body.innerHTML = '<form><textarea id="message"></textarea></form>';
  window.history.replaceState(null, '', '/contact');
  stand({scrollY: 1000, height: 4700, fieldTop: 200});
});

test('the field last worked in stands where it stood, and has the focus', () => {
  keepPlace(window, session, field());
  window.history.replaceState(null, '', '/vi/contact');
  stand({scrollY: 0, height: 5700, fieldTop: 1400});
  takePlace(window, session);
  expect(scrollTo).toHaveBeenCalledWith({top: 1200, behavior: 'instant'});
  expect(field()).toHaveFocus();
});

test('without a field the same share of the page is scrolled past', () => {
  keepPlace(window, session, null);
  stand({scrollY: 0, height: 8700, fieldTop: 0});
  takePlace(window, session);
  expect(scrollTo).toHaveBeenCalledWith({top: 2000, behavior: 'instant'});
  expect(field()).not.toHaveFocus();
});

test('a place is taken once, and on its own page alone', () => {
  keepPlace(window, session, field());
  window.history.replaceState(null, '', '/about');
  takePlace(window, session);
  window.history.replaceState(null, '', '/contact');
  takePlace(window, session);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['{', 'null', '{"route":"/contact","field":3}'])('%s does no harm', (kept) => {
  sessionStorage.setItem('placeOnPage', kept);
  expect(() => takePlace(window, session)).not.toThrow();
});

test('nor does a store that is blocked', () => {
  expect(() => keepPlace(window, blocked, field())).not.toThrow();
  expect(() => takePlace(window, blocked)).not.toThrow();
});
