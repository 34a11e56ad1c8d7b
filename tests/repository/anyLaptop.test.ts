/** What `npm test` needs on Windows and Macs. */
import {existsSync, readdirSync} from 'node:fs';

import {scripts} from '@site/package.json';

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
