import {percentOf} from '../../../../scripts/translations/report';

test.each([
  [[], 100],
  [['a, line 2', 'a, line 3'], 99],
  [['a', 'b', 'c'], 98],
  [Array.from({length: 300}, (_, index) => `f${index}`), 0],
])('the share of what is right counts each file once', (whats, percent) => {
  expect(
    percentOf(
      200,
      whats.map((what) => ({kind: 'stale', what})),
    ),
  ).toBe(percent);
});
