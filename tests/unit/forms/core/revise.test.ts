import {revisedProblems} from '@site/src/forms/core/revise';

test.each([
  // shown, current, after a pause, expected
  [null, 'no-at', false, null],
  [null, 'no-at', true, null],
  ['no-at', null, false, null],
  ['refused', null, false, null],
  ['no-at', 'missing', false, 'missing'],
  ['missing', 'no-at', false, 'missing'],
  ['missing', 'no-at', true, 'no-at'],
  ['short-ending', 'no-ending', false, 'short-ending'],
  ['short-ending', 'no-ending', true, 'no-ending'],
] as const)('shown %p, found %p, quiet %p: says %p', (shown, current, hasPaused, expected) =>
  expect(
    revisedProblems(shown ? {email: shown} : {}, current ? {email: current} : {}, hasPaused),
  ).toEqual(expected ? {email: expected} : {}),
);
