// cspell:ignore blackhole oflag notrunc
/**
 * The site on a machine of its own, booted: every line of deploy/README.md, "A machine of your own", is typed here as
 * it stands there. Stand-ins: npm (the build and the packages are those of this checkout), Node (this one), and
 * Caddy's own authority; what the first line installs is there when it boots.
 */
import {chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

import {company} from '../../src/data/company';
import {count} from '../support/faults';
import {testFolder} from '../support/folder';
import {ask, GATEWAY, MACHINE, newMachine, send, whileSending} from '../support/machine';
import {mailServer} from '../support/mailServer';
import {needBuild} from '../support/needed';
import {submission} from '../support/requests';
import {ScratchCopy} from '../support/scratch';
import {HOST} from '../support/visitors';

jest.setTimeout(600_000);

const CHAPTER = /^## A machine of your own$[^]*?^```text\n([^]*?)^```$/m.exec(
  readFileSync('deploy/README.md', 'utf8'),
)!;
const [INSTALL = '', ...LINES] = CHAPTER[1]!.trim().split('\n');
const PACKAGES = /install -y (.*)$/.exec(INSTALL)![1]!.split(' ');

const began = Date.now();
const copy = new ScratchCopy('origin');
let machine: ReturnType<typeof newMachine>;
let mails: Awaited<ReturnType<typeof mailServer>>;
afterAll(async () => {
  await machine.remove();
  await mails.close();
  copy.remove();
  count(`a booted machine: ${Math.round((Date.now() - began) / 1000)} s in all`);
});
// After the hook that frees it.
const {at} = testFolder();

/** Types a line, and expects it to go through. @returns what it said */
async function run(line: string): Promise<string> {
  const {code, output} = await machine.type(line);
  if (code !== 0) throw new Error(`${line}\n${output}`);
  return output;
}

const stored = async (): Promise<Set<string>> =>
  new Set(
    (
      await run(
        "runuser -u postgres -- psql -Atc 'select email from intake.inspection_requests' roofing",
      )
    ).split('\n'),
  );

/** What happens while ten forms are sent a second; none that was acknowledged is lost. */
async function loseNothing(name: string, what: () => Promise<unknown>): Promise<number> {
  const {sent, acknowledged, slowest} = await whileSending(what);
  const kept = await stored();
  const lost = acknowledged.filter((email) => !kept.has(email)).length;
  const refused = sent - acknowledged.length;
  count(
    `${name}: ${sent} forms, ${refused} refused, ${lost} lost, slowest ${slowest.toFixed(1)} s`,
  );
  expect(lost).toBe(0);
  return refused;
}

/** The mails that say something, once there are as many. */
async function told(words: RegExp, times = 1, seconds = 10): Promise<string> {
  for (let tries = 0; ; tries++) {
    const those = mails.received.filter(({mail}) => words.test(mail.text!));
    if (those.length >= times) return those.at(-1)!.mail.text!;
    if (tries === seconds * 4) throw new Error(`There are ${those.length} mails with ${words}.`);
    await sleep(250);
  }
}

const statusOf = async (path: string): Promise<number> => (await ask(path, 0)).status;
/** Waits until the site says that it is well, or that it is not. */
const isWell = async (well = true): Promise<void> => {
  const begun = Date.now();
  while (((await statusOf('/healthz').catch(() => 0)) === 200) !== well) {
    if (Date.now() - begun > 90_000) throw new Error(await run('journalctl --unit website -n 20'));
    await sleep(200);
  }
};
const failedUnits = () => run('systemctl list-units --failed --plain --no-legend');

beforeAll(async () => {
  needBuild();
  mails = await mailServer();
  chmodSync(copy.dir, 0o755);
  copy.git('init', '--quiet', '--initial-branch', 'main');
  copy.delete('node_modules');
  copy.git('add', '.');
  copy.git('commit', '--quiet', '--message', 'One');
  const root = at('root');
  machine = newMachine(root, PACKAGES, {'/checkout': process.cwd(), '/origin': copy.dir});
  copyFileSync(process.execPath, `${root}/usr/bin/node`);
  writeFileSync(
    `${root}/usr/bin/npm`,
    `#!/bin/sh
case "$*" in
  ci*) ln -s /checkout/node_modules node_modules ;;
  *build) [ ! -e fails ] && cp -a /checkout/build build ;;
  *bundle*) node --require tsx/cjs scripts/bundle.ts live ;;
esac`,
  );
  chmodSync(`${root}/usr/bin/npm`, 0o755);
  writeFileSync(`${root}/etc/hosts`, `127.0.0.1 localhost\n${MACHINE} ${HOST}\n`);
  mkdirSync(`${root}/mnt/place`, {mode: 0o777});
  chmodSync(`${root}/mnt/place`, 0o777);
  await machine.boot();
});

const SETTINGS = `SITE_URL='https://${HOST}'
CERTIFICATE='internal'
DATABASE_PASSWORD='one'
DATABASE_URL='postgres://roofing:one@localhost:5432/roofing'
TRUSTED_PROXY='127.0.0.1,::1'
BACKUP_DIR='/var/lib/website/backup'
LEAD_MAIL_TO='owner@example.com'
LEAD_MAIL_FROM='leads@example.com'
RESTIC_REPOSITORY='/mnt/place'
RESTIC_PASSWORD='two'
NODE_EXTRA_CA_CERTS='/etc/website.crt'`;

test('the lines of the chapter, one after the other', async () => {
  for (const line of LINES) {
    if (line === 'website-release') {
      // As the bullet on a trial has it.
      await run(
        'install -m 644 /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt /etc/website.crt',
      );
      // Nothing can start yet: the address is not open.
      expect(await run('systemctl is-active website.socket || true')).toBe('inactive\n');
    }
    await run(`cd /srv/website/repository 2>/dev/null; ${line.replace('REPOSITORY', '/origin')}`);
    if (line.includes('.env.example'))
      await run(
        `cat >> /etc/website.env <<'END'\n${SETTINGS}\nSMTP_URL='smtp://${GATEWAY}:${mails.port}?tls=none'\nEND`,
      );
  }
  for (const path of ['/', '/es/about', '/vi/contact']) expect(await statusOf(path)).toBe(200);
  expect((await send()).ok).toBe(true);
  await told(/Visitor 1\b/);
  expect(await run('systemctl list-timers')).toMatch(
    /website-backup[^]*website-alarm|website-alarm[^]*website-backup/,
  );
  expect(await failedUnits()).toBe('');
});

test('restarts, kills and releases lose nothing, and refuse nobody', async () => {
  const type = (line: string) => () => run(line);
  const killed = async () => {
    await run('systemctl kill --signal KILL website');
    await sleep(2500);
    await isWell();
  };
  expect(await loseNothing('restart', type('systemctl restart website'))).toBe(0);
  expect(await loseNothing('kill -9', killed)).toBe(0);
  copy.git('commit', '--quiet', '--allow-empty', '--message', 'Two');
  expect(await loseNothing('release', type('website-release'))).toBe(0);
  expect(await loseNothing('back', type('website-release back'))).toBe(0);
});

test('a release that fails says so, and leaves nothing', async () => {
  const releases = await run('ls /srv/website/releases');
  copy.write('fails', '');
  copy.git('add', '.');
  copy.git('commit', '--quiet', '--message', 'Three');
  const {code, output} = await machine.type('website-release');
  expect({code, output}).toEqual({
    code: 1,
    output: expect.stringContaining('It failed: what runs stays') as string,
  });
  expect(await run('ls /srv/website/releases')).toBe(releases);
  expect(await statusOf('/')).toBe(200);
});

test('a restart of the machine loses nothing', async () => {
  await loseNothing('reboot', async () => {
    await machine.reboot();
    await isWell();
  });
  expect(await failedUnits()).toBe('');
  expect(await run('systemctl is-active website-backup.timer website-alarm.timer')).toBe(
    'active\nactive\n',
  );
});

test('a database that stops is told once, and once that it is well again', async () => {
  await run('systemctl stop postgresql');
  // The site notices at the next look; before, the forms fail and nothing names the database.
  await isWell(false);
  for (let times = 0; times < 2; times++) await machine.type('systemctl start website-alarm');
  expect(await told(/website-alarm\.service failed/)).toMatch(/database/);
  expect(await failedUnits()).toMatch(/^website-alarm.service.*\n$/);
  await run('systemctl start postgresql');
  await isWell();
  await run('systemctl start website-alarm');
  await told(/website-alarm\.service is well again/);
  expect(mails.received.filter(({mail}) => /website-alarm/.test(mail.text!))).toHaveLength(2);
  expect(await failedUnits()).toBe('');
});

test('a backup that fails is told with its cause, once the mail server is back; no log names a visitor', async () => {
  await run('systemctl stop website.socket website');
  // Some versions of Caddy wait for half a minute before they log it.
  const unanswered = ask('/rest/v1/rpc/submit_contact_rpc', 7, submission(7));
  await run(`cp /etc/website.env /root/; ip route add blackhole ${GATEWAY}`);
  await run('echo "RESTIC_REPOSITORY=\'sftp://a@127.0.0.1:1/a\'" >> /etc/website.env');
  await machine.type('systemctl start website-backup');
  await run(`sleep 1; ip route del blackhole ${GATEWAY}; cp /root/website.env /etc/`);
  const said = await told(/website-backup\.service failed/, 1, 40);
  expect(said).toMatch(/refused[^]*cannot be reached/);
  expect(said).not.toMatch(/systemd|exited|begin anew|More:/);
  await run('systemctl start website-backup');
  await told(/website-backup\.service is well again/);
  expect(await failedUnits()).toBe('');
  expect((await unanswered).status).toBe(502);
  await run('systemctl start website');
  const logged = await run('journalctl --output cat --unit caddy --unit website');
  expect(logged).toMatch(/"level":"error"/);
  expect(logged.replaceAll(GATEWAY, '').replaceAll(MACHINE, '')).not.toMatch(/203\.0\.113/);
});

/** Sends a request that needs room. */
const sendLong = async (n: number): Promise<string> => {
  const form = {...submission(n), v_message: 'x'.repeat(1900)};
  return (await ask('/rest/v1/rpc/submit_contact_rpc', n, form)).body;
};

test('on a disk of 0 bytes pages, number, alarms and their mails come', async () => {
  await isWell();
  await machine.type('dd if=/dev/zero of=/var/ballast bs=1M');
  await machine.type('dd if=/dev/zero of=/var/ballast bs=1 oflag=append conv=notrunc');
  expect(await run('df --output=avail / | tail -n 1')).toMatch(/^ *0$/m);
  await run('systemctl restart website');
  // Once of four runs, Caddy's first answer after that restart was empty.
  let tries = 0;
  let page = '';
  for (; !page.includes(company.phone.display) && tries < 20; tries++) {
    if (tries > 0) await sleep(500);
    page = (await ask('/es/contact', 1)).body;
  }
  count(`0 bytes: the page after ${tries} tries`);
  expect(page).toContain(company.phone.display);
  let reply = '';
  for (let n = 90_000; !reply.includes('db_error') && n < 90_200; n++) reply = await sendLong(n);
  expect(reply).toContain('db_error');
  for (const [unit, times] of [
    ['alarm', 2],
    ['backup', 2],
  ] as const) {
    const begun = Date.now();
    expect((await machine.type(`systemctl start website-${unit}`)).code).toBe(1);
    await told(new RegExp(`website-${unit}\\.service failed`), times);
    count(`0 bytes: the mail of ${unit} after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  }
  await run('rm /var/ballast');
  expect((await send()).ok).toBe(true);
  await isWell();
});
