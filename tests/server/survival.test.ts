import {cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';

import {
  loopback,
  post,
  startServer,
  submission,
  temporaryFolders,
  type RunningServer,
} from '../../scripts/support/local-server';
import {emailHref} from '../../src/data/company';
import {testDatabase} from '../support/database';
import {command, count} from '../support/faults';

let folders: ReturnType<typeof temporaryFolders>;
const running: RunningServer[] = [];

const start = async (...args: string[]): Promise<RunningServer> => {
  const server = await startServer(folders.data, [
    '--site-dir',
    folders.site,
    '--allow-test-queries',
    ...args,
  ]);
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

test('killed during 500 submissions, it has every acknowledged one after the restart', async () => {
  const first = await start();
  const acknowledged = new Set<string>();
  let sent = 0;
  let killed: Promise<unknown> | undefined;
  await Promise.all(
    Array.from({length: 10}, async () => {
      while (sent < 500) {
        const n = sent++;
        try {
          const reply = await post(first.port, 'submit_contact_rpc', submission(n), {
            from: loopback(n),
          });
          if (reply.status === 200 && reply.body.includes('"success":true'))
            acknowledged.add(`visitor${n}@example.com`);
        } catch {
          // A request without a reply was not acknowledged.
        }
        if (acknowledged.size === 250) killed ??= stop(first, 'SIGKILL');
      }
    }),
  );
  await killed;
  expect(acknowledged.size).toBeGreaterThanOrEqual(250);
  expect(acknowledged.size).toBeLessThan(500);

  const second = await start();
  const stored = (await testDatabase(folders.data).contacts()).map(({email}) => String(email));
  expect([...acknowledged].filter((email) => !stored.includes(email))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  count(`kill -9: ${acknowledged.size} acknowledged, ${stored.length} kept, none lost`);
  // Requests whose replies were lost are sent again, and count as the same requests.
  for (const n of [0, 1, 499]) {
    expect(
      (await post(second.port, 'submit_contact_rpc', submission(n), {from: loopback(n + 1000)}))
        .body,
    ).toContain('"success":true');
  }
  expect(await testDatabase(folders.data).contacts('visitor0@example.com')).toHaveLength(1);
});

test('a second server on the folder refuses with a sentence and harms nothing', async () => {
  const first = await start();
  await post(first.port, 'submit_contact_rpc', submission(1));
  await expect(start()).rejects.toThrow(`is in use by process ${first.process.pid}. Stop it`);
  expect((await post(first.port, 'submit_contact_rpc', submission(2))).body).toContain(
    '"success":true',
  );
  expect(await testDatabase(folders.data).contacts()).toHaveLength(2);
  expect(await stop(first)).toBe(0);
  expect(locks()).toEqual([]);
  const third = await start();
  expect(await testDatabase(folders.data).contacts()).toHaveLength(2);
  // Started again by Ctrl-C it stops as well.
  expect(await stop(third, 'SIGINT')).toBe(0);
});

test('leads says when there is no database yet, and what it can do', async () => {
  rmSync(folders.data, {recursive: true});
  const [none, odd] = await Promise.all([leads(), leads('--nonsense')]);
  expect(none).toMatchObject({code: 1, text: expect.stringContaining('start the site once')});
  expect(odd).toMatchObject({code: 1, text: expect.stringContaining('npm run leads -- --csv')});
});

test('data and socket are for this user alone', async () => {
  await start();
  expect(statSync(folders.data).mode & 0o777).toBe(0o700);
  expect(statSync(join(folders.data, 'server.sock')).mode & 0o777).toBe(0o600);
});

test('a folder of another PostgreSQL, or of a later version of this code, is refused', async () => {
  const first = await start();
  await testDatabase(folders.data).query(
    "insert into supabase_migrations.schema_migrations (version) values ('20990101000000')",
  );
  await stop(first);
  await expect(start()).rejects.toThrow(
    'migration 20990101000000, which this version does not know. Update the code',
  );
  const version = join(folders.data, 'postgres/PG_VERSION');
  const mine = readFileSync(version, 'utf8');
  writeFileSync(version, '16\n');
  await expect(start()).rejects.toThrow('was written by PostgreSQL 16, and this version reads 17');
  writeFileSync(version, mine);
  // A failed start leaves no lock behind.
  expect(locks()).toEqual([]);
});

test('a taken port and a missing build are one sentence each', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const {port} = taken.address() as {port: number};
  await expect(start('--port', String(port))).rejects.toThrow(
    new RegExp(`^Port ${port} is taken: [^\\n]*$`),
  );
  taken.close();
  rmSync(join(folders.site, 'index.html'));
  await expect(start()).rejects.toThrow(/^There is no built site in [^\n]*$/);
  expect(locks()).toEqual([]);
});

test('test queries are refused unless the server was started for tests', async () => {
  const server = await startServer(folders.data, ['--site-dir', folders.site]);
  running.push(server);
  await expect(testDatabase(folders.data).contacts()).rejects.toThrow(
    'There is no operation "query" here',
  );
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

  const table = (await leads()).text;
  expect(table).toContain('#1  =cmd()  (waiting');
  expect(table).toContain('Language         es');
  expect(table).not.toContain('\u001b');
  expect(table).not.toContain('Visitor 3');
  expect((await leads('--csv')).text).toContain("'=cmd()");
  expect((await leads('--suspected')).text).toContain('Visitor 3');
  expect((await leads('--suspected', '--csv')).text).toMatch(/,honeypot,Visitor 3,/);
  expect((await leads('--newsletter', '--csv')).text).toMatch(
    new RegExp(
      `reader@example\\.com,.*,${emailHref.replaceAll('.', '\\.')}\\?subject=Unsubscribe%20[0-9a-f-]{36}`,
    ),
  );
  expect(await leads('--appointment', '2', '--at', '2099-03-01 09:00')).toMatchObject({
    code: 0,
    text: 'The appointment is set.\n',
  });
  expect(await leads('--appointment', '99', '--at', '2099-03-01')).toMatchObject({
    code: 1,
    text: 'There is no inspection request 99.\n',
  });
  expect(await leads('--not-spam', '3')).toMatchObject({code: 0});
  expect(await leads('--unsubscribe', 'reader@example.com')).toMatchObject({code: 0});
  await stop(server);
  expect((await leads()).text).toMatch(/#2 {2}Visitor 2 {2}\(answered/);
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
  ]);
  expect(all.map(({code}) => code)).toEqual([0, 0, 1, 1, 1, 1]);
  const [found, exported, tooLong, ...mistyped] = all.map(({text}) => text);
  expect(found).toBe(`Kept of ${email}: 2 inspection requests.\n`);
  const {inspection_requests: requests} = JSON.parse(exported!) as {inspection_requests: object[]};
  expect(requests).toMatchObject([{name: 'Visitor 1'}, {name: 'Visitor 2', message: 'Message 2'}]);
  expect(tooLong).toBe('A phone number has 1 to 20 characters.\n');
  for (const text of mistyped) expect(text).toContain('npm run person -- find ann@example.com');

  await stop(server);
  expect(await person('correct', email, '--name', 'Ann', '--email', 'ann@example.com')).toEqual({
    code: 0,
    text: 'Corrected: 2 inspection requests.\n',
  });
  expect((await person('correct', 'ann@example.com', '--email', 'ann')).text).toBe(
    'The new email is not one that the forms would take.\n',
  );
  expect((await person('erase', 'ann@example.com')).text).toBe(
    'Erased: 2 inspection requests. Backups still hold it.\n',
  );
  expect((await person('erase', 'ann@example.com')).text).toBe(
    'Nothing is kept of ann@example.com.\n',
  );
  expect((await leads()).text).toMatch(/^#3 {2}Visitor 3.*$/m);
});
