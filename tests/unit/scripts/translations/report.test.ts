import {percentOf, toDoOf} from '../../../../scripts/translations/report';

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

test('what is against the glossary is to do only where all has to be right', () => {
  const found = [
    {kind: 'stale', what: 'a'},
    {kind: 'worded', what: 'b'},
  ] as const;
  expect(toDoOf([...found], {}).map(({what}) => what)).toEqual(['a']);
  expect(toDoOf([...found], {strict: true}).map(({what}) => what)).toEqual(['a', 'b']);
});
