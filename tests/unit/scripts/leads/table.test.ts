import {asBlocks, asCsv, readable} from '../../../../scripts/leads/table';

/** A CSV of one column and one row, without its byte-order mark. */
const cell = (value: unknown): string =>
  asCsv([{a: value}], ['a'])
    .slice(1)
    .split('\r\n')[1]!;

test('what a terminal would obey is taken out', () => {
  expect(readable('a\u001b[2Jb\u202ec\nd')).toBe('a [2Jb c d');
  expect(readable('a\u009b31mb\u2028c\u0007')).toBe('a 31mb c');
  expect(readable(null)).toBe('');
  expect(readable({a: 1})).toBe('{"a":1}');
});

test('CSV quotes what needs it', () => {
  expect(asCsv([{a: 'x,y', b: 'say "hi"'}], ['a', 'b'])).toBe('\ufeffa,b\r\n"x,y","say ""hi"""');
});

test.each(['=1+1', '+1 813', '-1', '@x', '＝1+1', '＋1', '－1', '＠x'])(
  'a spreadsheet does not run %s',
  (text) => {
    expect(cell(text)).toBe(`'${text}`);
    for (const before of ['\t', '\r', '\n', ' ', '\u00a0', '\u3000', '\u200b', '\ufeff', '\t\r '])
      expect(cell(before + text)).toBe(`'${text}`);
  },
);

test('nor what follows a semicolon, where Excel splits in Spanish', () => {
  expect(cell('hi;ho')).toBe('"hi;ho"');
  expect(cell('hi;=1+1;ho')).toBe(`"hi;'=1+1;ho"`);
  expect(cell('hi; ＝1+1;-1')).toBe(`"hi;' ＝1+1;'-1"`);
});

test('blocks leave out what is empty', () => {
  expect(asBlocks([{n: 1, x: 'y', z: null}], ({n}) => `#${n}`, {x: 'X', z: 'Zed'})).toBe(
    '#1\n  X    y',
  );
});
