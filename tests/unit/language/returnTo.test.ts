import {clearReturnTo, saveReturnTo, readReturnTo, returnToIn} from '@site/src/language/returnTo';

import {blocked} from '../../support/storage';

const session = () => sessionStorage;

beforeEach(() => sessionStorage.clear());

test.each([
  '',
  '/',
  '/#x',
  '/es/',
  '/language',
  '//evil.example/x',
  '/\\evil.example',
  // Browsers leave out the tab.
  '/\t/evil.example/x',
  'about',
  'https://evil.example/about',
  // No URL at all.
  '//[',
])('%j is not taken', (wanted) => {
  saveReturnTo(session, wanted);
  expect(readReturnTo(session)).toBeNull();
});

test('is rewritten for the language chosen', () => {
  expect(returnToIn('ko', '/about?a=b#c')).toBe('/ko/about?a=b#c');
  expect(returnToIn('en', '/es/about')).toBe('/about');
});

test('a blocked store is no error', () => {
  expect(() => saveReturnTo(blocked, '/about')).not.toThrow();
  expect(() => clearReturnTo(blocked)).not.toThrow();
  expect(readReturnTo(blocked)).toBeNull();
});
