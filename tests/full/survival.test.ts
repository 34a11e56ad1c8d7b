import {spawn} from 'node:child_process';
import {cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {hostname} from 'node:os';
import {join} from 'node:path';

import {startServer, temporaryFolders, type RunningServer} from '../../scripts/support/localServer';
import {childEnvironment} from '../../src/data/environment';
import {emailHref} from '../../src/data/company';
import {testDatabase} from '../support/database';
import {command} from '../support/faults';
import {post, submission} from '../support/requests';

let folders: ReturnType<typeof temporaryFolders>;
const running: RunningServer[] = [];

const start = async (...args: string[]): Promise<RunningServer> => {
  const server = await startServer(folders.data, ['--site-dir', folders.site, ...args]);
  running.push(server);
  return server;
};

const locks = (): string[] =>
  readdirSync(folders.data).filter((name) => /^(lock|draft|server\.sock)/.test(name));

/** What `npm run leads -- …` prints, and its exit code. */
const leads = (...args: string[]) =>
  command('scripts/leads/index.ts', args, {DATA_DIR: folders.data});

/** The same of `npm run person -- …`. */
const person = (...args: string[]) => command('scripts/person.ts', args, {DATA_DIR: folders.data});

const stop = async (
  server: RunningServer,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> => {
  server.process.kill(signal);
  return server.ended;
};

/** A database as the first start leaves it: a copy is quicker than a first start for each test. */
let template: ReturnType<typeof temporaryFolders>;

beforeAll(async () => {
  template = temporaryFolders();
  const server = await startServer(template.data, ['--site-dir', template.site]);
  expect(await stop(server)).toBe(0);
}, 180_000);

afterAll(() => template.remove());

beforeEach(() => {
  folders = temporaryFolders();
  cpSync(template.data, folders.data, {recursive: true});
});

afterEach(async () => {
  for (const server of running.splice(0)) await stop(server, 'SIGKILL');
  folders.remove();
});

jest.setTimeout(180_000);

test('a second server on the folder refuses with a sentence and harms nothing', async () => {
  const first = await start();
  expect(statSync(folders.data).mode & 0o777).toBe(0o700);
  expect(statSync(join(folders.data, 'server.sock')).mode & 0o777).toBe(0o600);
  await post(first.port, 'submit_contact_rpc', submission(1));
  await expect(start()).rejects.toThrow(
    `is in use by process ${first.process.pid} on ${hostname()}. Stop it`,
  );
  expect((await post(first.port, 'submit_contact_rpc', submission(2))).body).toContain(
    '"success":true',
  );
  expect(await testDatabase(folders.data).contacts()).toHaveLength(2);
  expect(await stop(first)).toBe(0);
  expect(locks()).toEqual([]);

  // A start that fails leaves no lock behind.
  writeFileSync(join(folders.data, 'postgres/PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow('was written by PostgreSQL 17');
  expect(locks()).toEqual([]);
  writeFileSync(join(folders.data, 'postgres/PG_VERSION'), '18\n');
  const third = await start();
  expect(await testDatabase(folders.data).contacts()).toHaveLength(2);
  // Started again by Ctrl-C it stops as well.
  expect(await stop(third, 'SIGINT')).toBe(0);
});

test.each([
  ['SIGTERM', 'waits for it', 0],
  ['SIGKILL', 'has it made again', 'SIGKILL'],
] as const)('%s while the database is being made %s', async (signal, _, end) => {
  rmSync(folders.data, {recursive: true});
  const args = ['--port', '0', '--site-dir', folders.site, '--data-dir', folders.data];
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts', ...args], {
    env: childEnvironment({NODE_OPTIONS: ''}),
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('close', (code, by) => resolve(by ?? code)));
  while (!existsSync(join(folders.data, 'postgres.new/PG_VERSION')) && server.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 5));
  server.kill(signal);
  expect(await ended).toBe(end);
  // What was killed is no database yet, and the next start makes one.
  if (signal === 'SIGKILL') {
    expect(await leads()).toMatchObject({code: 1, text: expect.stringContaining('npm start')});
    await stop(await start());
  }
  expect(locks()).toEqual([]);
  expect(await leads()).toMatchObject({code: 0, text: 'No inspection requests.\n'});
});

test('SIGTERM for npm ends the server of npm run serve', async () => {
  const args = ['--port', '0', '--site-dir', folders.site, '--data-dir', folders.data];
  const npm = spawn('npm', ['run', '--silent', 'serve', '--', ...args], {
    env: childEnvironment({NODE_OPTIONS: ''}),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => npm.once('close', resolve));
  await new Promise((resolve) => npm.stdout.once('data', resolve));
  expect(locks()).not.toEqual([]);
  npm.kill('SIGTERM');
  // `close` comes when nobody has the output open any more, a server that was left behind included.
  await ended;
  expect(locks()).toEqual([]);
});

test('staff read and act, while the server runs and while it does not', async () => {
  const server = await start();
  await post(server.port, 'submit_contact_rpc', {
    ...submission(1),
    v_name: '=cmd()',
    v_message: 'a\u001b[2Jb',
  });
  await post(server.port, 'submit_contact_rpc', submission(2));
  await post(server.port, 'submit_contact_rpc', {...submission(3), v_honeypot: 'x'});
  await post(server.port, 'subscribe_newsletter_rpc', {
    v_email: 'reader@example.com',
    v_started_at_ms: 1,
  });

  const printed = await Promise.all([
    leads(),
    leads('--csv'),
    leads('--suspected'),
    leads('--newsletter', '--csv'),
  ]);
  const [table, csv, suspected, newsletter] = printed.map(({text}) => text);
  expect(table).toContain('#1  =cmd()  (URGENT, waiting');
  expect(table).toContain('Language         es');
  expect(table).not.toContain('\u001b');
  expect(table).not.toContain('Visitor 3');
  expect(csv).toContain("'=cmd()");
  expect(suspected).toContain('Visitor 3');
  expect(newsletter).toMatch(
    new RegExp(
      `reader@example\\.com,en,.*,${emailHref.replaceAll('.', '\\.')}\\?subject=Unsubscribe%20[0-9a-f-]{36}`,
    ),
  );
  expect(await leads('--called', '2', '--note', 'no answer')).toMatchObject({code: 0});
  // Refused by the database, through the socket: one sentence.
  expect(
    await Promise.all([
      leads('--scheduled', '2', '--at', '2099-03-01 09:00'),
      leads('--won', '99'),
      leads('--new', '3'),
    ]),
  ).toMatchObject([
    {code: 0, text: 'Request 2 (Visitor 2) is now scheduled: Sun, Mar 1, 2099, 9:00 AM Eastern.\n'},
    {code: 1, text: 'There is no inspection request 99.\n'},
    {code: 0},
  ]);
  await stop(server);
  expect(await leads('--won', '98')).toMatchObject({
    code: 1,
    text: 'There is no inspection request 98.\n',
  });
  expect((await leads()).text).toMatch(
    /#2 {2}Visitor 2 {2}\(scheduled[^]*History +.* Eastern: called, no answer; .* Eastern: scheduled$/m,
  );
  expect((await leads('--report')).text).toMatch(/^all +3 +2 +0 +1 +0 +0 +0 +within 5 min$/m);
  expect((await leads('--erase', 'visitor2@example.com')).text).toContain(
    '"inspection_requests":1',
  );
});

test('one person is found, exported, corrected and erased, with the server and without', async () => {
  const server = await start();
  await post(server.port, 'submit_contact_rpc', submission(1));
  await post(server.port, 'submit_contact_rpc', {...submission(2), v_email: submission(1).v_email});
  await post(server.port, 'submit_contact_rpc', submission(3));
  const email = 'Visitor1@example.com';
  const all = await Promise.all([
    person('find', email),
    person('export', email),
    person('correct', email, '--phone', '1'.repeat(21)),
    person('correct', email),
    person('erase', email, '--name', 'Ann'),
    person('erase'),
    person('correct', email, '--email', 'ann'),
    person('erase', 'nobody@example.com'),
  ]);
  expect(all.slice(0, 6).map(({code}) => code)).toEqual([0, 0, 1, 1, 1, 1]);
  const [found, exported, tooLong, ...others] = all.map(({text}) => text);
  const [noEmail, nobody] = others.splice(3);
  const kept = 'Backups stay as they are.';
  expect(found).toBe(`Kept of ${email}: 2 inspection requests.\n`);
  const {inspection_requests: requests} = JSON.parse(exported!) as {inspection_requests: object[]};
  expect(requests).toMatchObject([{name: 'Visitor 1'}, {name: 'Visitor 2', message: 'Message 2'}]);
  expect(tooLong).toBe('A phone number has 1 to 20 characters.\n');
  expect(noEmail).toBe('The new email is not one that the forms would take.\n');
  expect(nobody).toBe(`Nothing is kept of nobody@example.com. ${kept}\n`);
  for (const text of others) expect(text).toContain('npm run person -- find ann@example.com');

  await stop(server);
  expect(await person('correct', email, '--name', 'Ann', '--email', 'ann@example.com')).toEqual({
    code: 0,
    text: 'Corrected: 2 inspection requests.\n',
  });
  expect((await person('erase', 'ann@example.com')).text).toBe(
    `Erased: 2 inspection requests. ${kept}\n`,
  );
  expect((await leads()).text).toMatch(/^#3 {2}Visitor 3.*$/m);
});
