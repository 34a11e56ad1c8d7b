import {breakLines, fitTitle, type Word} from '@site/src/plugins/link-previews/lines';

/** Every letter is as wide as the font is high, and so is a space. */
const words = (title: string): Word[] =>
  title.split(' ').map((text) => ({text, width: text.length}));
const broken = (title: string, width: number) => breakLines(words(title), 1, width);
const room = {width: 100, height: 40, sizes: [20, 10, 9, 5]};
const fitted = (title: string) => fitTitle(words(title), 1, 1, room);

test.each([
  ['as few lines as fit', 'one two', 7, ['one two']],
  ['lines of even length, none with a word alone', 'aaaa bb cc dd', 11, ['aaaa bb', 'cc dd']],
  ['a new line for a new sentence', 'aa. bbb cc dd', 10, ['aa.', 'bbb cc dd']],
])('makes %s', (_, title, width, lines) => {
  expect(broken(title, width)).toEqual(lines);
});

test('never breaks a word', () => {
  expect(broken('a bbbbbb', 5)).toBeNull();
});

test.each([
  ['the largest size that fits', 'aaaa bbbb', {lines: ['aaaa', 'bbbb'], size: 20}],
  ['a slightly smaller one if it saves a line', 'aaaaaa bbbb', {lines: ['aaaaaa bbbb'], size: 9}],
  ['no much smaller one', 'aaaaaaaa bbbbbbbb', {lines: ['aaaaaaaa', 'bbbbbbbb'], size: 10}],
])('takes %s', (_, title, setting) => {
  expect(fitted(title)).toEqual(setting);
});

test('names a title that does not fit', () => {
  expect(() => fitted('a'.repeat(30))).toThrow(/"a{30}" is too long/);
});
