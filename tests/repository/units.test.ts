/** The systemd units of deploy/, as systemd itself reads them. */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const UNITS = readdirSync('deploy').filter((name) => /\.(?:service|socket|timer)$/.test(name));
const folder = mkdtempSync(path.join(tmpdir(), 'roofing-site-units-'));

beforeAll(() => {
  if (spawnSync('systemd-analyze', ['--version']).error)
    throw new Error('systemd-analyze is missing: run "apt-get install -y systemd".');
  for (const name of UNITS) {
    // systemd looks whether programs are there.
    const text = readFileSync(`deploy/${name}`, 'utf8')
      .replaceAll('/srv/website/current', process.cwd())
      .replaceAll('/usr/bin/node', process.execPath);
    writeFileSync(path.join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, {recursive: true}));

test('systemd finds nothing wrong', () => {
  const files = UNITS.map((name) => path.join(folder, name));
  const {status, stdout, stderr} = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  });
  expect({status, said: stdout + stderr}).toEqual({status: 0, said: ''});
});

test.each(UNITS.filter((name) => name.endsWith('.service')))('%s is confined', (name) => {
  const security = () =>
    execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', '--threshold=20', '--no-pager', path.join(folder, name)],
      {encoding: 'utf8'},
    );
  expect(security).not.toThrow();
});
