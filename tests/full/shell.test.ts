/** The shell scripts of the repository, read by shellcheck. */
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

const scripts = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'})
  .split('\0')
  .filter((name) => name && /^#!.*\b(?:ba)?sh\b/.test(readFileSync(name, 'latin1').slice(0, 60)));

it('has no shell script that shellcheck would change', () => {
  const {error, stdout} = spawnSync('shellcheck', scripts, {encoding: 'utf8'});
  if (error) throw new Error('shellcheck is missing: run "apt-get install -y shellcheck".');
  expect(stdout).toBe('');
  expect(scripts).toContain('deploy/backup.sh');
});
