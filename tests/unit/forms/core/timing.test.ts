import {elapsedMs, startOf} from '@site/src/forms/core/timing';

test.each([
  [1000, 4500, 3500],
  [1000, 1000, 0],
  [5000, 1000, 0],
])('from %p to %p are %p ms', (startedAt, now, expected) =>
  expect(elapsedMs(startedAt, now)).toBe(expected),
);

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
