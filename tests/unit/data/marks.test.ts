import {marks} from '@site/src/data/marks';

const names = marks.map(({name}) => name);

it('names each mark once, with a name of its own', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['the company’s facts', 'the figures over all reviews']),
  );
});
