import {asBlocks, asCsv, readable} from '../../../../scripts/leads/table';

describe('tables', () => {
  test('what a terminal would obey is taken out', () => {
    expect(readable('a\u001b[2Jb\u202ec\nd')).toBe('a [2Jb c d');
    expect(readable(null)).toBe('');
    expect(readable({a: 1})).toBe('{"a":1}');
  });

  test('CSV quotes what needs it', () => {
    expect(asCsv([{a: 'x,y', b: 'say "hi"'}], ['a', 'b'])).toBe('a,b\r\n"x,y","say ""hi"""\r\n');
  });

  test('CSV has no line break within a cell', () => {
    expect(asCsv([{a: 'one\r\ntwo'}], ['a'])).toBe('a\r\none two\r\n');
  });

  test.each(['=1+1', '+1 813', '-1', '@x'])('a spreadsheet does not run %s', (text) => {
    expect(asCsv([{a: text}], ['a'])).toBe(`a\r\n'${text}\r\n`);
  });

  test('blocks leave out what is empty', () => {
    expect(asBlocks([{n: 1, x: 'y', z: null}], ({n}) => `#${n}`, {x: 'X', z: 'Zed'})).toBe(
      '#1\n  X    y',
    );
  });
});
