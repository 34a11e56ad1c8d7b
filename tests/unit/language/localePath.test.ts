import {
  joinLocale,
  requestedLanguage,
  routeOf,
  splitLocale,
  withoutLanguage,
} from '@site/src/language/localePath';

test.each([
  ['/', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/about', 'es', '/about'],
  // Only a whole first segment is a language.
  ['/essay', 'en', '/essay'],
  ['/ES/about', 'en', '/ES/about'],
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
] as const)('%s and %s are %s', (locale, path, expected) => {
  expect(joinLocale(locale, path)).toBe(expected);
});

test.each([
  ['/', '/'],
  ['/es/', '/'],
  ['/contact/', '/contact'],
  ['/hi/contact.html', '/contact'],
])('%s is the route %s', (pathname, route) => {
  expect(routeOf(pathname)).toBe(route);
});

test.each([
  ['', null],
  ['?a=b&lng=ko&c', 'ko'],
  ['?lng=xx', null],
  ['?lng=xx&lng=es', null],
  ['?lng=ES', 'es'],
  ['?lng=es-MX', 'es'],
  ['?lng=%65s', null],
])('%j asks for %j', (search, language) => {
  expect(requestedLanguage(search)).toBe(language);
});

test.each([
  ['?lng=vi&a=b%20c+d', '?a=b%20c+d'],
  ['?a&lng=vi&lng=es&b=', '?a&b='],
  ['?lng', ''],
  ['?flng=vi', '?flng=vi'],
  ['', ''],
])('%j without the request is %j', (search, rest) => {
  expect(withoutLanguage(search)).toBe(rest);
});
