/** The company's facts are in one place, so that another company can replace them. */
import {execFileSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';

import {company} from '../../src/data/company';
import {LIMITS} from '../../src/data/limits';

/** The only files that may name the company. */
// The last two know by its name the sample that the tests run on.
const MAY_NAME = ['src/data/company.ts', 'tests/full/movedIn.test.ts', 'tests/sample.ts'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a name, however its words are joined; null for a single word, which may be a common one. */
const joined = (name: string): RegExp | null => {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? new RegExp(words.map(escaped).join('[\\s_-]?'), 'i') : null;
};

const TRACES = [
  joined(company.name),
  joined(company.logo.name),
  ...[company.email, company.license, new URL(company.siteUrl).host].map(
    (fact) => new RegExp(escaped(fact)),
  ),
].filter((trace) => trace !== null);

const TEXT =
  /\.(?:[cm]?[jt]sx?|mdx?|json|css|svg|html|txt|toml|ya?ml|conf|sql|webmanifest)$|^[^.]+$|^\.ci\/run$/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', '-z'])
  .toString()
  .split('\0')
  .filter((file) => TEXT.test(file))
  // Leaves out deleted files that git still lists, and links to folders.
  .filter((file) => statSync(file, {throwIfNoEntry: false})?.isFile());

test('no other file names the company, its address, license or email', () => {
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return TRACES.some((trace) => trace.test(text));
  });
  expect(naming).toEqual(MAY_NAME);
});

test.each([
  company.name.toUpperCase(),
  company.name.replaceAll(' ', '-'),
  company.name.replaceAll(' ', ''),
])('would notice “%s”', (text) => expect(TRACES[0]!.test(text)).toBe(true));

const limits = Object.values(LIMITS)
  .flatMap((limit) => [String(limit), limit.toLocaleString('en-US')])
  .join('|');

/** Facts that messages must take as a value, and patterns that find them written out. */
const VALUES: [example: string, RegExp][] = [
  [
    `We answer within ${company.responseHours} hours.`,
    new RegExp(`within ${company.responseHours}\\b`, 'i'),
  ],
  [`${company.bbb!.rating} with the BBB`, new RegExp(escaped(company.bbb!.rating))],
  ['Use at most 2,000 characters.', new RegExp(`(?<!\\d)(?:${limits}) ?characters`)],
  [company.phone.display, new RegExp(escaped(company.phone.display))],
  [company.phone.e164, new RegExp(escaped(company.phone.e164))],
];

test.each(VALUES)('no message says “%s” by itself', (example, value) => {
  expect(example).toMatch(value);
  const messages = files.filter((file) =>
    /^src\/(?!data\/).*\.tsx?$|^i18n\/\w+\/code\.json$/.test(file),
  );
  expect(messages.length).toBeGreaterThan(150);
  expect(messages.filter((file) => value.test(readFileSync(file, 'utf8')))).toEqual([]);
});
