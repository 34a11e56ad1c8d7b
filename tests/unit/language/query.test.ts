import {askedLanguage, withoutAsked} from '@site/src/language/query';

test.each([
  ['', null],
  ['?', null],
  ['?lng=vi', 'vi'],
  ['?a=b&lng=ko&c', 'ko'],
  ['?lng=xx', null],
  ['?lng=xx&lng=es', null],
  ['?lng', null],
  ['?lng=', null],
  ['?lng=ES', 'es'],
  ['?lng=es-MX', 'es'],
  ['?lng=pt-BR', null],
  ['?lng=%65s', null],
])('%j asks for %j', (search, language) => {
  expect(askedLanguage(search)).toBe(language);
});

test.each([
  ['?lng=vi', ''],
  ['?lng=vi&a=b%20c+d', '?a=b%20c+d'],
  ['?a&lng=vi&lng=es&b=', '?a&b='],
  ['?lng', ''],
  ['?flng=vi', '?flng=vi'],
  ['', ''],
])('%j without the request is %j', (search, rest) => {
  expect(withoutAsked(search)).toBe(rest);
});
