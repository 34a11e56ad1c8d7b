/** The systemd units of deploy/, as systemd itself reads them. */
import {execFileSync, spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {testFolder} from '../support/folder';

const UNITS = readdirSync('deploy').filter((name) => /\.(?:service|socket|timer)$/.test(name));
const {at, write} = testFolder();

beforeAll(() => {
  if (spawnSync('systemd-analyze', ['--version']).error)
    throw new Error('systemd-analyze is missing: run "apt-get install -y systemd".');
  for (const name of UNITS) {
    // systemd-analyze checks that the programs exist.
    const text = readFileSync(`deploy/${name}`, 'utf8')
      .replaceAll('/srv/website/current', process.cwd())
      .replaceAll('/usr/bin/node', process.execPath);
    write(name, text);
  }
});

test('systemd finds nothing wrong', () => {
  const files = UNITS.map((name) => at(name));
  const {status, stdout, stderr} = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  });
  expect({status, said: stdout + stderr}).toEqual({status: 0, said: ''});
});

test.each(UNITS.filter((name) => name.endsWith('.service')))('%s is confined', (name) => {
  const security = () =>
    execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', '--threshold=20', '--no-pager', at(name)],
      {encoding: 'utf8'},
    );
  expect(security).not.toThrow();
});
