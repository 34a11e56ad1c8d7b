/** The shell scripts of the repository, read by shellcheck. */
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {needProgram} from '../support/needed';

const scripts = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'})
  .split('\0')
  .filter((name) => name && /^#!.*\b(?:ba)?sh\b/.test(readFileSync(name, 'latin1').slice(0, 60)));

it('has no shell script that shellcheck would change', () => {
  needProgram('shellcheck');
  const {stdout} = spawnSync('shellcheck', scripts, {encoding: 'utf8'});
  expect(stdout).toBe('');
  expect(scripts).toContain('deploy/backup.sh');
});
