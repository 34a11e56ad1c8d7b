// cspell:ignore tmpfs
// Faults of the data folder that take long, or a machine of one's own: killed servers, containers on
// one volume, a full disk.
import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import {createServer} from 'node:net';
import {createInterface} from 'node:readline';
import {join} from 'node:path';

import {startServer, temporaryFolders, type RunningServer} from '../../scripts/support/localServer';
import {lockFolder} from '../../server/database/lock';
import {childEnvironment} from '../../src/data/environment';
import {testDatabase} from '../support/database';
import {command, count} from '../support/faults';
import {loopback, post, submission} from '../support/requests';

const ROOT = join(__dirname, '../..');
const NEW_NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

let folders: ReturnType<typeof temporaryFolders>;
beforeEach(() => (folders = temporaryFolders()));
afterEach(() => folders.remove());
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

const start = (within: string[] = []): Promise<RunningServer> =>
  startServer(folders.data, ['--site-dir', folders.site], {}, within);

const accepted = (reply: {body: string}): boolean => reply.body.includes('"success":true');

describe('containers that share one volume', () => {
  beforeAll(() => need([...NEW_NAMESPACE, 'true'], 'make PID namespaces'));

  test('the second server refuses under load, and nothing is lost', async () => {
    const first = await start(NEW_NAMESPACE);
    const acknowledged = new Set<string>();
    let refused = 0;
    let sent = 0;
    let intruding = true;
    const visitors = Array.from({length: 4}, async () => {
      while (intruding) {
        const n = sent++;
        const reply = await post(first.port, 'submit_contact_rpc', submission(n), {
          from: loopback(n),
        });
        if (accepted(reply)) acknowledged.add(`visitor${n}@example.com`);
      }
    });
    for (let round = 0; round < 6; round++) {
      // From another container, from the machine itself, and as a command of staff.
      await start(round % 2 ? NEW_NAMESPACE : []).then(
        (second) => second.process.kill('SIGKILL'),
        (error: Error) => {
          expect(error.message).toMatch(
            /^The data folder .* is in use by process \S+ on \S+\. Stop it/,
          );
          refused += 1;
        },
      );
    }
    expect(refused).toBe(6);
    const leads = await command('scripts/leads/index.ts', ['--csv'], {DATA_DIR: folders.data});
    intruding = false;
    await Promise.all(visitors);
    expect(leads).toMatchObject({code: 0, text: expect.stringContaining('visitor0@example.com')});

    // The one container dies, the next takes over.
    first.process.kill('SIGKILL');
    await first.ended;
    const next = await start(NEW_NAMESPACE);
    const rows = await testDatabase(folders.data).contacts();
    const kept = new Set(rows.map(({email}) => String(email)));
    expect([...acknowledged].filter((email) => !kept.has(email))).toEqual([]);
    expect(acknowledged.size).toBe(sent);
    next.process.kill('SIGKILL');
    await next.ended;
    count(
      `two PID namespaces: ${refused} of 6 second servers refused, ${acknowledged.size} of ${sent} leads acknowledged, none lost`,
    );
  });

  test('of five that start at once on a dead lock one gets it, thirty times', async () => {
    mkdirSync(folders.data);
    const starters = Array.from({length: 5}, (_, n) => starter(n % 2 ? NEW_NAMESPACE : []));
    const wins: number[] = [];
    for (let round = 0; round < 30; round++) {
      await leaveDeadLock();
      const answers = await Promise.all(starters.map(({say}) => say('take')));
      wins.push(answers.filter((answer) => answer === 'got it').length);
      await Promise.all(starters.map(({say}) => say('give back')));
    }
    starters.forEach(({child}) => child.kill('SIGKILL'));
    expect(wins.filter((number) => number > 1)).toEqual([]);
    expect(wins.filter((number) => number === 0)).toEqual([]);
    count('one dead lock, five at once: 30 rounds, one winner in each');
  });
});

/** What a killed holder leaves: its socket, under the name that it had, with nobody behind. */
async function leaveDeadLock(): Promise<void> {
  const unlock = await lockFolder(folders.data);
  const [name] = readdirSync(folders.data);
  unlock();
  const server = createServer();
  const draft = join(folders.data, 'dead');
  await new Promise<void>((resolve) => server.listen(draft, resolve));
  renameSync(draft, join(folders.data, name!));
  await new Promise((resolve) => server.close(resolve));
  expect(readdirSync(folders.data)).toEqual([name]);
}

/** A process that takes the folder when asked to `take` it, and says whether it got it. */
function starter(within: string[]): {child: ChildProcess; say(word: string): Promise<string>} {
  const script = `
    const {lockFolder} = require(${JSON.stringify(join(ROOT, 'server/database/lock.ts'))});
    let unlock;
    require('node:readline').createInterface({input: process.stdin}).on('line', async (word) => {
      if (word === 'give back') {
        unlock?.();
        unlock = undefined;
        console.log('done');
      } else {
        await lockFolder(${JSON.stringify(folders.data)}).then(
          (given) => { unlock = given; console.log('got it'); },
          (error) => console.log(error.message),
        );
      }
    });`;
  const node = [process.execPath, '--require', 'tsx/cjs', '--eval', script];
  const [program = process.execPath, ...args] = [...within, ...node];
  const child = spawn(program, args, {cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit']});
  const lines = createInterface({input: child.stdout})[Symbol.asyncIterator]();
  return {
    child,
    async say(word) {
      child.stdin.write(`${word}\n`);
      return String((await lines.next()).value);
    },
  };
}

test('after kill -9 the leads can be read, and while a server starts, too', async () => {
  const server = await start();
  await post(server.port, 'submit_contact_rpc', submission(77), {from: loopback(77)});
  server.process.kill('SIGKILL');
  // At once: the process may not even be gone.
  const env = {DATA_DIR: folders.data};
  const first = await command('scripts/leads/index.ts', [], env);
  expect(first).toMatchObject({code: 0, text: expect.stringContaining('Visitor 77')});
  await server.ended;
  expect(existsSync(join(folders.data, 'server.sock'))).toBe(true);
  expect((await command('scripts/leads/index.ts', [], env)).text).toContain('Visitor 77');
  // The server has taken the folder, and is not up yet; the other order: lock.test.ts.
  const starting = start();
  while (!readdirSync(folders.data).some((name) => name.startsWith('lock-')))
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await command('scripts/leads/index.ts', [], env)).toMatchObject({
    code: 0,
    text: expect.stringContaining('Visitor 77'),
  });
  const next = await starting;
  next.process.kill('SIGKILL');
  await next.ended;
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
      post(
        server.port,
        'submit_contact_rpc',
        {...submission(n), v_name: 'Zq9x', v_message: 'Zq9x '.repeat(380)},
        {from: loopback(n)},
      );
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
    const leads = await command('scripts/leads/index.ts', [], {DATA_DIR: folders.data});
    expect(leads).toMatchObject({
      code: 1,
      text: expect.stringMatching(
        /^The disk of the database is full .*, and nothing was changed: make room\.$/m,
      ),
    });

    writeFileSync(ballast, '');
    expect(accepted(await send(1000))).toBe(true);
    // One look at the database is shared for two seconds.
    while ((await health())[0] !== 200);
    expect(await testDatabase(folders.data).contacts()).toHaveLength(2);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
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

describe('a folder of another user', () => {
  beforeAll(() => need([...AS_NOBODY, 'true'], 'run a program as another user'));

  const leads = () => command('scripts/leads/index.ts', [], {DATA_DIR: folders.data});
  const refusal = (sentence: RegExp) => ({code: 1, text: expect.stringMatching(sentence)});

  test('is opened by no server and by no command, and asked by nobody else', async () => {
    const first = await start();
    await post(first.port, 'submit_contact_rpc', submission(5));
    // Through the server that runs.
    expect(await leads()).toMatchObject({code: 0, text: expect.stringContaining('Visitor 5')});
    chmodSync(join(folders.data, '..'), 0o755);
    const [program, ...args] = [...AS_NOBODY, process.execPath, '--import', 'tsx'];
    const asNobody = spawnSync(program!, [...args, join(ROOT, 'scripts/leads/index.ts')], {
      cwd: ROOT,
      encoding: 'utf8',
      env: childEnvironment({NODE_OPTIONS: '', DATA_DIR: folders.data}),
    });
    expect(asNobody.stderr.trim()).toMatch(
      /^The data folder .* belongs to user 0, and this is user 65534: do this as user 0/,
    );
    expect(asNobody.status).toBe(1);
    first.process.kill('SIGTERM');
    await first.ended;

    chownSync(folders.data, NOBODY, NOBODY);
    const sentence =
      /^The data folder .* belongs to user 65534, and this is user 0: do this as user 65534/;
    expect(await leads()).toMatchObject(refusal(sentence));
    await expect(start()).rejects.toThrow(sentence);
    expect(readdirSync(folders.data).filter((name) => name.startsWith('lock-'))).toEqual([]);
    chownSync(folders.data, 0, 0);
    expect(await leads()).toMatchObject({code: 0, text: expect.stringContaining('Visitor 5')});
  });
});
