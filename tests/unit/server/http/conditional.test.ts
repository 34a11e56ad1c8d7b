import {isNotModified} from '../../../../server/http/conditional';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['*', true],
  [' * ', true],
  ['"b", "a"', true],
  ['"b",W/"a" , "c"', true],
  ['"b,c","a"', true],
  ['"b", "c"', false],
  ['"b,"a",c"', false],
  ['a', false],
  ['"a', false],
  ['"A"', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s of the file "a"', (header, expected) => {
  expect(isNotModified(header, '"a"')).toBe(expected);
});
