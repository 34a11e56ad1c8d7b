import {startOf} from '@site/src/forms/core/timing';

test.each([
  [400, 1000, 400],
  [undefined, 1000, 1000],
  [null, 1000, 1000],
  ['400', 1000, 1000],
  [Number.NaN, 1000, 1000],
  [0, 1000, 1000],
  [-5, 1000, 1000],
  [2000, 1000, 1000],
])('a start remembered as %p, now %p, is %p', (remembered, now, expected) =>
  expect(startOf(remembered, now)).toBe(expected),
);
