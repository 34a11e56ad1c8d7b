/** The company's facts: one place holds them, so that another company can take it. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {company} from '../../src/data/company';

/** The only files that may name the company. */
const MAY_NAME = ['src/data/company.ts'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name however its words are joined. A name of one word may be a common one. */
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
  .filter((file) => TEXT.test(file));

const tracesIn = (text: string): boolean => TRACES.some((trace) => trace.test(text));

test('no other file names the company, its address, license or email', () => {
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => {
    try {
      return tracesIn(readFileSync(file, 'utf8'));
    } catch {
      // Deleted, and not committed yet.
      return false;
    }
  });
  expect(naming).toEqual(MAY_NAME);
});

test.each([
  company.name,
  company.name.toUpperCase(),
  company.name.replaceAll(' ', '-'),
  company.name.replaceAll(' ', ''),
  `Write to ${company.email}`,
  `License ${company.license}`,
  `${company.siteUrl}/about`,
])('would notice “%s”', (text) => expect(tracesIn(text)).toBe(true));
