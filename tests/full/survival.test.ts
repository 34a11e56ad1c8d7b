import {spawn} from 'node:child_process';
import {cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {hostname} from 'node:os';
import {join} from 'node:path';

import {childEnvironment} from '../../src/data/environment';
import {testFolder} from '../support/folder';
import {accepted, stop, submit, testServers} from '../support/servers';

const {folders, database, start, run} = testServers();

const locks = (): string[] =>
  readdirSync(folders.data).filter((name) => /^(lock|draft|server\.sock)/.test(name));

/** What `npm run leads -- …`, or `person`, prints, and its exit code. */
const leads = (...args: string[]) => run('scripts/leads/index.ts', args);
const person = (...args: string[]) => run('scripts/person.ts', args);

/** A database as the first start leaves it: a copy is quicker than a first start for each test. */
const template = testFolder();
beforeAll(async () => {
  expect(await stop(await start({}, template.at('data')))).toBe(0);
}, 180_000);
beforeEach(() => cpSync(template.at('data'), folders.data, {recursive: true}));

jest.setTimeout(180_000);

test('a second server on the folder refuses with a sentence and harms nothing', async () => {
  const first = await start();
  expect(statSync(folders.data).mode & 0o777).toBe(0o700);
  expect(statSync(join(folders.data, 'server.sock')).mode & 0o777).toBe(0o600);
  await submit(first.port, 1);
  await expect(start()).rejects.toThrow(
    `is in use by process ${first.process.pid} on ${hostname()}. Stop it`,
  );
  expect(accepted(await submit(first.port, 2))).toBe(true);
  expect(await database.contacts()).toHaveLength(2);
  expect(await stop(first)).toBe(0);
  expect(locks()).toEqual([]);

  // A start that fails leaves no lock behind.
  writeFileSync(join(folders.data, 'postgres/PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow('was written by PostgreSQL 17');
  expect(locks()).toEqual([]);
  writeFileSync(join(folders.data, 'postgres/PG_VERSION'), '18\n');
  const third = await start();
  expect(await database.contacts()).toHaveLength(2);
  // Ctrl-C stops it as well.
  expect(await stop(third, 'SIGINT')).toBe(0);
});

test.each([
  ['SIGTERM', 'waits for it', 0],
  ['SIGKILL', 'has it made again', 'SIGKILL'],
] as const)('%s while the database is being made %s', async (signal, _, end) => {
  rmSync(folders.data, {recursive: true});
  const args = ['--port', '0', '--site-dir', folders.site, '--data-dir', folders.data];
  const server = spawn(process.execPath, ['--require', 'tsx/cjs', 'server/start.ts', ...args], {
    env: childEnvironment({NODE_OPTIONS: ''}),
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('close', (code, by) => resolve(by ?? code)));
  while (!existsSync(join(folders.data, 'postgres.new/PG_VERSION')) && server.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 5));
  server.kill(signal);
  expect(await ended).toBe(end);
  // The killed start left no database; the next start makes one.
  if (signal === 'SIGKILL') {
    expect(await leads()).toMatchObject({code: 1, text: expect.stringContaining('npm start')});
    await stop(await start());
  }
  expect(locks()).toEqual([]);
  expect(await leads()).toMatchObject({code: 0, text: 'No inspection requests.\n'});
});

test('staff read, act and keep a copy, while the server runs and while it does not', async () => {
  const server = await start();
  await submit(server.port, 1, {v_message: 'Leak now \u001b[2Jb'});
  await submit(server.port, 2);
  const [backup, table, called, refused] = await Promise.all([
    run('scripts/backup.ts', [template.at('running.gz')]),
    leads(),
    leads('--called', '2', '--note', 'no answer'),
    // Refused by the database, through the socket: one sentence.
    leads('--won', '99'),
  ]);
  expect(backup.text).toMatch(/^Backup of .*\b2 inspection_requests/);
  expect(table.text).toContain('#1  Visitor 1  (URGENT, waiting');
  expect(table.text).not.toContain('\u001b');
  expect(called).toMatchObject({code: 0});
  const sentence = {code: 1, text: 'There is no inspection request 99.\n'};
  expect(refused).toEqual(sentence);
  await stop(server);
  expect(await leads('--won', '99')).toEqual(sentence);
  expect((await leads()).text).toMatch(/#2 {2}Visitor 2 {2}\(called[^]*: called, no answer$/m);
});

test('one person is found, exported, corrected and erased, with the server and without', async () => {
  const server = await start();
  await submit(server.port, 1);
  await submit(server.port, 2, {v_email: 'visitor1@example.com'});
  await submit(server.port, 3);
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
