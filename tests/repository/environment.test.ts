/** Environment variables: read in one module, and each explained in docs/settings.md. */
import {readdirSync, readFileSync} from 'node:fs';

import {VARIABLES} from '../../src/data/environment';
import {filesIn} from '../support/filesIn';

const MODULE = 'src/data/environment.ts';
const FOLDERS = ['src', 'server', 'scripts', 'bench', 'tests'];

/** Other files that may use `process.env`, and why. */
const EXCEPTIONS: Record<string, string> = {
  'tests/repository/environment.test.ts': 'names what it looks for',
  'jest.config.mjs': 'takes the database of the shell from the tests',
};

const CODE = /\.[cm]?[jt]sx?$/;
const sources = [
  ...readdirSync('.').filter((file) => CODE.test(file)),
  ...FOLDERS.flatMap((folder) =>
    filesIn(folder)
      .filter((file) => CODE.test(file))
      .map((file) => `${folder}/${file}`),
  ),
].map((file) => ({file, code: readFileSync(file, 'utf8')}));

test('one module reads the environment', () => {
  expect(sources.length).toBeGreaterThan(300);
  const reads =
    /process\??\.env\b|process\[['"]env|\benv\b[^;{}]*\}\s*=\s*process\b|import \{[^}]*\benv\b[^}]*\} from '(?:node:)?process'/;
  const readers = sources.filter(({code}) => reads.test(code)).map(({file}) => file);
  expect(readers.sort()).toEqual([MODULE, ...Object.keys(EXCEPTIONS)].sort());
});

test('the settings have each variable once, and no other', () => {
  const rows = readFileSync('docs/settings.md', 'utf8')
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual([...VARIABLES].sort());
});

test.each(VARIABLES)('%s is read', (name) => {
  // By its name, or as a row of the table of rules in server/notify/settings.ts.
  const read = new RegExp(`\\b(?:environment|env)\\.${name}\\b|^  ${name}: \\{$`, 'm');
  expect(sources.some(({file, code}) => file !== MODULE && read.test(code))).toBe(true);
});
