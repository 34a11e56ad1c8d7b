/** What `npm test` needs on Windows and Macs, and what an old Node says. */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';

import {scripts} from '@site/package.json';

import {testFolder} from '../support/folder';
import leftOut from '../support/leftOut.json';

const PROGRAMS = ['node', 'npm', ...readdirSync('node_modules/.bin')];
/** A word without a sign of a shell's own, or some between double quotes, which cmd.exe takes, too. */
const WORD = /^(?:[\w@./:=-]+|"[\w@./:=*-]+")$/;

test.each(Object.entries(scripts))('%s is a command of cmd.exe as well', (_, script) => {
  for (const command of script.split(' && ')) {
    const [program = '', ...words] = command.split(' ');
    expect(PROGRAMS).toContain(program);
    expect(words.filter((word) => !WORD.test(word))).toEqual([]);
  }
});

test('the tests that a system leaves out are there', () => {
  const tests = Object.values(leftOut).flatMap((one) => one.tests);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});

const {at, write} = testFolder();
const under = (version: string, words: string[]) => {
  const versions = `{...process.versions, node: '${version}'}`;
  write('old.cjs', `Object.defineProperty(process, 'versions', {value: ${versions}})`);
  return spawnSync(process.execPath, ['--require', at('old.cjs'), ...words], {encoding: 'utf8'});
};

test.each(['start', 'test', 'build', 'dev', 'serve'] as const)(
  'npm run %s names the least Node, and loads nothing that would fail before',
  (name) => {
    const {status, stderr} = under('18.20.8', scripts[name].split(' ').slice(1));
    expect({status, stderr}).toEqual({
      status: 1,
      stderr: 'Node 18.20.8 is too old: install Node 20.18 or newer (https://nodejs.org).\n',
    });
  },
);

test.each([
  ['20.17.0', 1],
  ['20.18.0', 0],
  ['24.1.0', 0],
])('the check of Node %s ends with %i', (version, status) => {
  expect(under(version, ['--require', 'tsx/cjs', 'server/node.ts']).status).toBe(status);
});
