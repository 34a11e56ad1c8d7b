import fs from 'node:fs';

import {company} from '../../src/data/company';
import {LIMITS} from '../../src/data/limits';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const {responseHours, bbbRating, siteUrl, phone, email, license} = company;
const limits = Object.values(LIMITS)
  .flatMap((limit) => [String(limit), limit.toLocaleString('en-US')])
  .join('|');

// cspell:disable
/** How each language writes a fact that messages take as a value. */
const FACTS: [string, RegExp][] = [
  [
    'the hours until a reply',
    new RegExp(
      `(?:within|menos de|trong vòng) ${responseHours}\\b|${responseHours}(?:시간 안에| घंटे में)`,
      'i',
    ),
  ],
  ['the rating', new RegExp(escaped(bbbRating))],
  ['a limit', new RegExp(`(?<!\\d)(?:${limits}) ?(?:characters|caracteres|ký tự|자|अक्षर)`)],
  ...[siteUrl, phone.display, phone.e164, email, license].map((fact): [string, RegExp] => [
    fact,
    new RegExp(escaped(fact)),
  ]),
];
// cspell:enable

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

// cspell:disable
test.each([
  'We answer within 24 hours.',
  'Contestamos en menos de 24 horas.',
  'Trả lời trong vòng 24 giờ.',
  '24시간 안에 답합니다.',
  '24 घंटे में जवाब।',
  'A+ with the BBB',
  'Use at most 100 characters.',
  'Use 254 caracteres como máximo.',
  'không quá 20 ký tự',
  '이름은 100자까지',
  '2,000 अक्षर',
])('would notice "%s"', (text) =>
  expect(FACTS.some(([, pattern]) => pattern.test(text))).toBe(true),
);
// cspell:enable
