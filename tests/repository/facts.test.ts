import fs from 'node:fs';

import {company} from '../../src/data/company';
import {LIMITS} from '../../src/data/limits';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const {responseHours, bbbRating, siteUrl, phone, email, license} = company;
const limits = Object.values(LIMITS)
  .flatMap((limit) => [String(limit), limit.toLocaleString('en-US')])
  .join('|');

/** How a fact is written that messages take as a value; a translation takes it where the English does. */
const FACTS: [string, RegExp][] = [
  ['the hours until a reply', new RegExp(`within ${responseHours}\\b`, 'i')],
  ['the rating', new RegExp(escaped(bbbRating))],
  ['a limit', new RegExp(`(?<!\\d)(?:${limits}) ?characters`)],
  ...[siteUrl, phone.display, phone.e164, email, license].map((fact): [string, RegExp] => [
    fact,
    new RegExp(escaped(fact)),
  ]),
];

const files = [
  ...fs
    .readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('data'))
    .map((file) => `src/${file}`),
  ...fs.readdirSync('i18n').map((locale) => `i18n/${locale}/code.json`),
];

test('there are files to look at', () => expect(files.length).toBeGreaterThan(150));

test.each(FACTS)('%s reaches messages as a value', (_, pattern) => {
  expect(files.filter((file) => pattern.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(['We answer within 24 hours.', 'A+ with the BBB', 'Use at most 2,000 characters.'])(
  'would notice "%s"',
  (text) => expect(FACTS.some(([, pattern]) => pattern.test(text))).toBe(true),
);
