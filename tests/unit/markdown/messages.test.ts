import {jsonFault, lineOfId} from '../../../src/markdown';

const RIGHT = '{\n  "a": {\n    "message": "One"\n  },\n  "b": {\n    "message": "Two"\n  }\n}\n';

test.each([
  ['a missing comma', RIGHT.replace('},', '}'), 5],
  ['a comma too many', RIGHT.replace('"Two"', '"Two",'), 6],
  ['curly quotes', RIGHT.replace('"One"', '“One”'), 3],
  ['a quote within the words', RIGHT.replace('One', 'A "good" one'), 3],
  ['an open end', RIGHT.replace(/\}\s*$/, ''), 7],
])('%s is told with its line', async (_name, text, line) => {
  const fault = (await jsonFault(text))!;
  expect(fault.line).toBe(line);
  expect(fault.problem).toMatch(/comma/);
  expect(fault.problem).not.toMatch(/JSON|token|position/i);
});

test('an id that is there twice is told with both lines', async () => {
  expect(await jsonFault(RIGHT.replace('"b"', '"a"'))).toEqual({
    line: 5,
    problem: 'a is there twice (line 2); delete one of the two',
  });
});

test('a right file has no fault, and its messages have lines', async () => {
  expect(await jsonFault(RIGHT)).toBeNull();
  expect([lineOfId(RIGHT, 'a'), lineOfId(RIGHT, 'b'), lineOfId(RIGHT, 'c')]).toEqual([2, 5, 1]);
});
