/** Environment variables: read in one module, and each explained in docs/settings.md. */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {childEnvironment, VARIABLES} from '../../src/data/environment';
import {everyFile} from '../../src/markdown/files';
import {testFolder} from '../support/folder';

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
    everyFile(folder)
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

const rows = readFileSync('docs/settings.md', 'utf8')
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'));
const namesIn = (row: string): string[] =>
  [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!);

test('the settings have each variable once, and no other', () => {
  const named = rows.flatMap(namesIn);
  expect(named.sort()).toEqual([...VARIABLES].sort());
});

test('each setting of a server reaches the site in a container', () => {
  // The image says where it listens and what it serves, and has no embedded database.
  const own = ['PORT', 'HOST', 'SITE_DIR', 'DATA_DIR', 'EMBEDDED_MAY_LOSE_REQUESTS'];
  const wanted = rows
    .filter((row) => /\bserver\b/.test(row.split('|')[2]!))
    .flatMap(namesIn)
    .filter((name) => !own.includes(name));
  const compose = readFileSync('compose.yaml', 'utf8');
  const [, settings = ''] = /&settings.*\n([^]*?)\n\n/.exec(compose)!;
  const given = [...settings.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  expect(given.sort()).toEqual(wanted.sort());
  // And each of a build, but for hosts of others.
  const [, ofBuild = ''] = /args:\n([^]*?)\n {4}\w/.exec(compose)!;
  for (const name of ['SITE_URL', 'ALLOW_PLACEHOLDERS', 'IP_JSON_URL', 'IP_TEXT_URL']) {
    expect(ofBuild).toContain(`${name}: \${${name}:`);
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(new RegExp(`^ARG .*\\b${name}\\b`, 'm'));
  }
});

test.each(VARIABLES)('%s is read', (name) => {
  // By its name, or as a row of the table of rules in server/notify/settings.ts.
  const read = new RegExp(`\\b(?:environment|env)\\.${name}\\b|^  ${name}: \\{$`, 'm');
  expect(sources.some(({file, code}) => file !== MODULE && read.test(code))).toBe(true);
});

const {root, write} = testFolder();

test('a command reads .env, and neither a test nor what a test starts does', () => {
  write('.env', "SITE_URL='https://www.example.test'\nPORT=4000\n");
  const read = (npm_lifecycle_event: string) =>
    spawnSync(
      process.execPath,
      [
        ...['--require', require.resolve('tsx/cjs'), '--print'],
        `const {environment} = require(${JSON.stringify(path.resolve(MODULE))}); [environment.SITE_URL, environment.PORT].join()`,
      ],
      {
        cwd: root,
        encoding: 'utf8',
        env: childEnvironment({npm_lifecycle_event, PORT: '5000', SITE_URL: undefined!}),
      },
    ).stdout.trim();
  expect(read('serve')).toBe('https://www.example.test,5000');
  expect([read('test'), read('npx'), read('dev')]).toEqual(Array(3).fill(',5000'));
});
