// cspell:ignore mred
import {redactedLine} from '../../../server/redact-lead';
import {asBlocks, asCsv, readable} from '../../../scripts/leads/table';

describe('the line of a new lead', () => {
  const lead = {
    id: 12,
    received_at: '2026-03-01T10:22:33Z',
    language: 'es',
    name: 'Ann Bee',
    phone: '(813) 555-0142',
  };

  test('says enough to find it, not to reach anybody', () => {
    expect(redactedLine(lead)).toBe(
      'New inspection request 12 at 10:22 UTC, es: A., phone ending 42. Read it with: npm run leads',
    );
  });

  test.each([
    ['김지훈', '김.'],
    ['  "Ann"', 'A.'],
    ['\u001b[31mred', 'm.'],
    ['123', '?.'],
  ])('shows one letter of %j', (name, shown) => {
    expect(redactedLine({...lead, name})).toContain(`es: ${shown}, phone`);
  });

  test('shows nothing of a phone that is hardly one', () => {
    expect(redactedLine({...lead, phone: '4821'})).not.toMatch(/phone|21/);
  });
});

describe('tables', () => {
  test('what a terminal would obey is taken out', () => {
    expect(readable('a\u001b[2Jb\u202ec\nd')).toBe('a [2Jb c d');
    expect(readable(null)).toBe('');
    expect(readable({a: 1})).toBe('{"a":1}');
  });

  test('CSV quotes what needs it', () => {
    expect(asCsv([{a: 'x,y', b: 'say "hi"'}], ['a', 'b'])).toBe('a,b\r\n"x,y","say ""hi"""\r\n');
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
