// cspell:ignore Ccontact futm fevil
import {tidyAddress} from '../../../src/language/tidyAddress';

test.each([
  ['/contact', null],
  ['/es/contact', null],
  ['/', null],
  ['/contact%zz', null],
  ['/%5Ccontact.', null],
  ['/Contact', '/contact'],
  ['/contact.', '/contact'],
  ['/contact)”', '/contact'],
  ['/ contact%20', '/contact'],
  ['/contact%E2%80%8B', '/contact'],
  ['/contact%EF%BB%BF/', '/contact'],
  ['/contact&utm_source=x&y=%20', '/contact?utm_source=x&y=%20'],
  ['/Contact%3futm_source=x', '/contact?utm_source=x'],
  ['/contact%26', '/contact'],
  ['//evil.example.', '/evil.example'],
  ['/%2f%2fevil.example.', '/evil.example'],
])('%s was %s', (pathname, expected) => {
  const tidy = tidyAddress(pathname);
  expect(tidy && tidy.path + tidy.search).toBe(expected);
  // Nobody is led in a circle, nor off the site.
  if (tidy) expect(tidyAddress(tidy.path)).toBeNull();
});

test('a long row of points takes no time', () => {
  const start = performance.now();
  tidyAddress(`/${'.'.repeat(50_000)}a`);
  expect(performance.now() - start).toBeLessThan(200);
});
