// cspell:ignore tmpfs
// Faults of the data folder that take long, or a machine of one's own: killed servers, containers on
// one volume, a full disk.
import {execFileSync, spawnSync} from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';

import {childEnvironment} from '../../src/data/environment';
import {command, count} from '../support/faults';
import {accepted, crowd, stop, submit, testServers} from '../support/servers';

const NEW_NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

const {folders, database, start, run} = testServers();
const leads = (...args: string[]) => run('scripts/leads/index.ts', args);
jest.setTimeout(300_000);

/** @throws a sentence where the machine cannot do what the test needs. */
function need(command: string[], what: string): void {
  const {status, stderr, error} = spawnSync(command[0]!, command.slice(1), {encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(
      `This machine cannot ${what} (${error?.message ?? stderr.trim()}): run the tests as root, on a Linux that allows it.`,
    );
  }
}

test('of two containers on one volume the second refuses under load, and nothing is lost', async () => {
  need([...NEW_NAMESPACE, 'true'], 'make PID namespaces');
  const inside = () => start({}, folders.data, NEW_NAMESPACE);
  const first = await inside();
  const visitors = crowd(first.port);
  // From another container, from the machine itself, and as a command of staff.
  for (const again of [inside, start]) {
    await expect(again()).rejects.toThrow(
      /^The data folder .* is in use by process \S+ on \S+\. Stop it/,
    );
  }
  expect((await leads('--csv')).text).toContain('visitor0@example.com');
  const sent = await visitors.stop();

  // The one container dies, the next takes over.
  await stop(first, 'SIGKILL');
  await inside();
  const kept = new Set((await database.contacts()).map(({email}) => String(email)));
  expect([...visitors.acknowledged].filter((email) => !kept.has(email))).toEqual([]);
  expect(visitors.acknowledged.size).toBe(sent);
  count(`two PID namespaces: second servers refused, none of ${sent} leads lost`);
});

test('after kill -9 the leads can be read, and while a server starts, too', async () => {
  const server = await start();
  await submit(server.port, 77);
  server.process.kill('SIGKILL');
  // At once: the process may still exist.
  const visible = {code: 0, text: expect.stringContaining('Visitor 77') as string};
  expect(await leads()).toMatchObject(visible);
  await server.ended;
  expect(existsSync(join(folders.data, 'server.sock'))).toBe(true);
  expect(await leads()).toMatchObject(visible);
  // The server has taken the folder, and is not up yet; the other order: lock.test.ts.
  const starting = start();
  while (!readdirSync(folders.data).some((name) => name.startsWith('lock-')))
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await leads()).toMatchObject(visible);
  await starting;
});

describe('a full disk', () => {
  let mounted = false;
  afterEach(() => {
    if (mounted) execFileSync('umount', ['--lazy', folders.data]);
    mounted = false;
  });

  // PGlite spins for ever where its log needs the next segment of 16 MB, and there is none.
  test('is told to visitors and operator before the log needs more, and past once there is disk space', async () => {
    mkdirSync(folders.data);
    need(['mount', '-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folders.data], 'mount a small disk');
    mounted = true;
    const server = await start();
    const send = (n: number) =>
      submit(server.port, n, {v_name: 'Zq9x', v_message: 'Zq9x '.repeat(380)});
    const health = async () => {
      const reply = await fetch(`http://127.0.0.1:${server.port}/healthz`);
      return [reply.status, ((await reply.json()) as {room: boolean}).room];
    };
    expect(accepted(await send(1))).toBe(true);
    const {bavail, bsize} = statfsSync(folders.data);
    const ballast = join(folders.data, 'ballast');
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 14 * 1024 * 1024));

    const replies = await Promise.all(Array.from({length: 20}, (_, n) => send(100 + n)));
    expect(replies.map(({status}) => status)).toEqual(replies.map(() => 503));
    expect(server.output()).not.toMatch(/Zq9x/);
    expect(await health()).toEqual([503, false]);
    expect(await leads()).toMatchObject({
      code: 1,
      text: expect.stringMatching(
        /^The disk of the database is full .*, and nothing was changed: make room\.$/m,
      ),
    });

    writeFileSync(ballast, '');
    expect(accepted(await send(1000))).toBe(true);
    // /healthz caches its result for two seconds.
    while ((await health())[0] !== 200);
    expect(await database.contacts()).toHaveLength(2);
    expect(await stop(server)).toBe(0);
    count(`full disk: ${replies.length} answered with 503, then on again`);
  });

  test('before the first start it is one sentence', async () => {
    mkdirSync(folders.data);
    need(['mount', '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folders.data], 'mount a small disk');
    mounted = true;
    const args = ['--port', '0', '--site-dir', folders.site, '--data-dir', folders.data];
    const {code, text} = await command('server/start.ts', args);
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(text).toMatch(/^The database in .* cannot be opened .*Make room: its disk is full/);
    expect(code).toBe(1);
  });
});

const NOBODY = 65534;
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, '--clear-groups'];

test('the folder of another user is opened by no server and no command, and asked by nobody else', async () => {
  need([...AS_NOBODY, 'true'], 'run a program as another user');
  const refusal = (sentence: RegExp) => ({code: 1, text: expect.stringMatching(sentence)});
  const first = await start();
  await submit(first.port, 5);
  // Through the running server.
  expect(await leads()).toMatchObject({code: 0, text: expect.stringContaining('Visitor 5')});
  chmodSync(join(folders.data, '..'), 0o755);
  const [program, ...args] = [...AS_NOBODY, process.execPath, '--require', 'tsx/cjs'];
  const asNobody = spawnSync(program!, [...args, 'scripts/leads/index.ts'], {
    encoding: 'utf8',
    env: childEnvironment({NODE_OPTIONS: '', DATA_DIR: folders.data}),
  });
  expect(asNobody.stderr.trim()).toMatch(
    /^The data folder .* belongs to user 0, and this is user 65534: do this as user 0/,
  );
  expect(asNobody.status).toBe(1);
  await stop(first);
  chownSync(folders.data, NOBODY, NOBODY);
  const sentence =
    /^The data folder .* belongs to user 65534, and this is user 0: do this as user 65534/;
  expect(await leads()).toMatchObject(refusal(sentence));
  await expect(start()).rejects.toThrow(sentence);
  expect(readdirSync(folders.data).filter((name) => name.startsWith('lock-'))).toEqual([]);
  chownSync(folders.data, 0, 0);
  expect(await leads()).toMatchObject({code: 0, text: expect.stringContaining('Visitor 5')});
});
