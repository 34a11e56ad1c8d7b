import {toDoOf} from '../../../../scripts/translations/report';

test('what is against the glossary is to do only where all has to be right', () => {
  const found = [
    {kind: 'stale', what: 'a'},
    {kind: 'worded', what: 'b'},
  ] as const;
  expect(toDoOf([...found], {}).map(({what}) => what)).toEqual(['a']);
  expect(toDoOf([...found], {strict: true}).map(({what}) => what)).toEqual(['a', 'b']);
});
