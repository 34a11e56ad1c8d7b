import {scripts} from '@site/package.json';
import {COMMANDS, helpOf, read} from '@site/scripts/support/commands';

type Name = Parameters<typeof helpOf>[0];
const NAMES = Object.keys(COMMANDS) as Name[];

test.each(NAMES)('%s is a command, has a help, and refuses what it does not know', (name) => {
  expect(scripts).toHaveProperty(name);
  expect(read(name, ['--help'])).toBeNull();
  for (const option of Object.keys(COMMANDS[name].options))
    expect(helpOf(name)).toMatch(new RegExp(`--${option}(?!-)`));
  const refused = () => read(name, ['--no-such-option']);
  expect(refused).toThrow("Unknown option '--no-such-option'");
  expect(refused).toThrow(helpOf(name));
});

test.each<[Name, string[], string]>([
  ['backup', [], 'Something is missing.\nnpm run backup -- FILE'],
  ['restore', ['a', 'b'], '"b" is too much.\nnpm run restore -- FILE'],
  ['hosts', ['now'], '"now" is too much.\nnpm run hosts'],
])('%s %j is refused with its help', (name, typed, sentence) => {
  expect(() => read(name, typed)).toThrow(sentence);
});

test('what was typed is read', () => {
  expect(read('smoke', ['https://example.com', '--watch', '--overdue', '48'])).toEqual({
    values: {watch: true, overdue: '48'},
    words: ['https://example.com'],
  });
});
