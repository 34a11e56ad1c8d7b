/** The systemd units of deploy/, as systemd itself reads them. */
import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, utimesSync} from 'node:fs';

import {childEnvironment} from '../../src/data/environment';
import {command} from '../support/faults';
import {testFolder} from '../support/folder';
import {mailServer} from '../support/mailServer';
import {needProgram} from '../support/needed';

const UNITS = readdirSync('deploy').filter((name) => /\.(?:service|socket|timer)$/.test(name));
const SHARED = 'website-.service.d/confined.conf';
const {at, write} = testFolder();

beforeAll(() => {
  needProgram('systemd-analyze', 'systemd');
  for (const name of [...UNITS, SHARED]) {
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

test('they start what a release has bundled', async () => {
  await command('scripts/bundle.ts', [at('live')]);
  const started = UNITS.flatMap((name) =>
    [...readFileSync(`deploy/${name}`, 'utf8').matchAll(/^ExecStart=(.+)$/gm)].map(
      ([, line]) =>
        line!
          .replace('/srv/website/current/', '')
          .replace(/^\/usr\/bin\/node /, '')
          .split(' ')[0]!,
    ),
  );
  expect(started).toHaveLength(5);
  for (const file of started) expect([file, existsSync(at('live', file))]).toEqual([file, true]);
});

/** Tells of website-backup.service, or that it is well, as its unit does: systemd gives it what is in `env`. */
const tell = (env: Record<string, string>, ...well: string[]) =>
  command('scripts/tell.ts', [...well, 'website-backup.service'], {
    PATH: `${at('bin')}:${childEnvironment({}).PATH}`,
    ...env,
  });
beforeAll(() => {
  write('bin/journalctl', '#!/bin/sh\necho The place of the backups is away.');
  chmodSync(at('bin/journalctl'), 0o755);
});

test('what has failed is told with the password that the server reads', async () => {
  const logins: string[] = [];
  const smtp = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({username = '', password = ''}, _session, done) {
      logins.push(`${username} ${password}`);
      done(null, {user: username});
    },
  });
  const mail = {
    LEAD_MAIL_TO: 'owner@example.com, office@example.com',
    LEAD_MAIL_FROM: 'Palm Roofing <leads@example.com>',
    SMTP_URL: `smtp://leads@gmail.com:two words"@127.0.0.1:${smtp.port}`,
  };
  expect(await tell(mail)).toEqual({code: 0, text: ''});
  await smtp.close();
  expect(logins).toEqual(Array(2).fill('leads@gmail.com two words"'));
  expect(smtp.received.map(({recipients}) => recipients[0]).sort()).toEqual([
    'office@example.com',
    'owner@example.com',
  ]);
  expect(smtp.received[0]!.mail.text).toMatch(
    /^website-backup\.service .*:\nThe place .* is away/m,
  );
  expect((await tell(mail)).code).toBe(1);
  expect((await tell({})).text).toMatch(/^Nobody is told of website-backup\.service: set/);
});

test('once an hour, and once when it is well again', async () => {
  const smtp = await mailServer();
  mkdirSync(at('told'));
  const env = {
    LEAD_MAIL_TO: 'owner@example.com',
    LEAD_MAIL_FROM: 'leads@example.com',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}?tls=none`,
    RUNTIME_DIRECTORY: at('told'),
  };
  const mark = at('told/website-backup.service');
  for (let times = 0; times < 2; times++) expect(await tell(env)).toEqual({code: 0, text: ''});
  utimesSync(mark, 0, Date.now() / 1000 - 3601);
  expect(await tell(env)).toEqual({code: 0, text: ''});
  expect(await tell(env, '--well')).toEqual({code: 0, text: ''});
  await smtp.close();
  const said = smtp.received.map(({mail}) => /failed|well again/.exec(mail.text!)?.[0]);
  expect({said, isTold: existsSync(mark)}).toEqual({
    said: ['failed', 'failed', 'well again'],
    isTold: false,
  });
});

test('the settings mean the same to systemd, a shell and compose', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const values = lines.filter((line) => /^#?[A-Z_]+=/.test(line));
  expect(values.length).toBeGreaterThan(10);
  for (const line of values) expect(line).toMatch(/^#?[A-Z_]+='[^']*'$/);
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
