import {isPicker, joinLocale, routeOf, splitLocale} from '@site/src/language/address';

test.each([
  ['/', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/about', 'es', '/about'],
  ['/ko/knowledge-center/a', 'ko', '/knowledge-center/a'],
  // Only a whole first segment is a language.
  ['/essay', 'en', '/essay'],
  ['/ES/about', 'en', '/ES/about'],
  ['/ht/about', 'en', '/ht/about'],
  ['/en/about', 'en', '/en/about'],
  ['/about/es', 'en', '/about/es'],
  ['//host/x', 'en', '/host/x'],
  ['/es//host/x', 'es', '/host/x'],
])('%s is %s and %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({locale, path});
});

test.each([
  ['en', '/', '/'],
  ['en', '/about', '/about'],
  ['es', '/', '/es/'],
  ['es', '/about', '/es/about'],
  ['en', '//host', '/host'],
  ['en', '\\\\host', '/host'],
] as const)('%s and %s are %s', (locale, path, address) => {
  expect(joinLocale(locale, path)).toBe(address);
});

test.each([
  ['/', '/'],
  ['/es', '/'],
  ['/es/', '/'],
  ['/ko/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/hi/contact.html', '/contact'],
  ['/knowledge-center/a', '/knowledge-center/a'],
])('%s is the route %s', (pathname, route) => {
  expect(routeOf(pathname)).toBe(route);
});

test.each([
  ['/language', true],
  ['/language/', true],
  ['/language.html', true],
  ['/vi/language', true],
  ['/languages', false],
  ['/language/x', false],
  ['/services/language', false],
])('%s is the picker: %s', (pathname, yes) => {
  expect(isPicker(pathname)).toBe(yes);
});
