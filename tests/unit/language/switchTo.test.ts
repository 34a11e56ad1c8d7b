import {switchTo} from '@site/src/language/switchTo';

/** A window at a URL; `replaced` is where it was sent. */
function at(url: string) {
  const {pathname, search, hash} = new URL(url, 'https://site.example');
  const replaced: string[] = [];
  const win = {
    location: {pathname, search, hash, replace: (to: string) => replaced.push(to)},
    localStorage,
    sessionStorage,
    document,
    innerHeight: 700,
    scrollY: 0,
  } as unknown as Window;
  return {win, replaced};
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['es', '/about', '/es/about'],
  ['en', '/es/about', '/about'],
  ['ko', '/es/', '/ko/'],
  ['vi', '/no/such-page?a=b&lng=es#c', '/vi/no/such-page?a=b#c'],
] as const)('to %s from %s', (code, from, to) => {
  const {win, replaced} = at(from);
  switchTo(code, win, null);
  expect(replaced).toEqual([to]);
  expect(localStorage.getItem('selectedLanguage')).toBe(code);
  expect(sessionStorage.getItem('placeOnPage')).not.toBeNull();
});

test('the language of the page is saved and leads nowhere', () => {
  const {win, replaced} = at('/ko/about');
  switchTo('ko', win, null);
  expect(replaced).toEqual([]);
  expect(localStorage.getItem('selectedLanguage')).toBe('ko');
});
