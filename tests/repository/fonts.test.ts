import {readdirSync, readFileSync} from 'node:fs';

import {lettersOf} from '../support/woff2';

const FONTS = 'src/css/fonts';
const FACE =
  /@font-face \{\s*font-family: '?(?<family>[\w ]+?)'?;[^}]*?url\('\.\/fonts\/(?<file>[^']+)'\);\s*unicode-range:(?<ranges>[^;]+);/g;

const faces = [...readFileSync('src/css/tokens.css', 'utf8').matchAll(FACE)].map(
  ({groups}) => groups as {family: string; file: string; ranges: string},
);

/** The code points of a `unicode-range`. */
const pointsOf = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.trim().slice(2).split('-');
    const from = Number.parseInt(first!, 16);
    return Array.from({length: Number.parseInt(last!, 16) - from + 1}, (_, index) => from + index);
  });

test('every font file is declared', () => {
  const files = readdirSync(FONTS).filter((name) => name.endsWith('.woff2'));
  expect(faces.map(({file}) => file).sort()).toEqual(files);
});

test.each(faces)('$file has the letters that it is asked for, and no others', ({file, ranges}) => {
  const letters = lettersOf(`${FONTS}/${file}`);
  const names = (points: Iterable<number>): string[] =>
    [...points].map((point) => `U+${point.toString(16).toUpperCase()}`).sort();
  expect(names(pointsOf(ranges))).toEqual(names(letters));
});

test.each([...new Set(faces.map(({family}) => family))])(
  '%s has its license beside it',
  (family) => {
    const text = readFileSync(`${FONTS}/OFL-${family.replace(' ', '-')}.txt`, 'utf8');
    expect(text).toMatch(new RegExp(`^Copyright \\d{4} The ${family} Project Authors`));
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(text).toContain('PERMISSION & CONDITIONS');
  },
);
