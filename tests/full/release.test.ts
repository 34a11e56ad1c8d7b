// deploy/release.sh, there and back, while visitors read and write. Stand-ins: npm (the packages
// and the build are those of this checkout), and a supervisor that keeps the socket open as systemd
// does.
import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {chmodSync, existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {type Cluster, startCluster} from '../support/postgresCluster';
import {sparePort} from '../support/sparePort';
import {childEnvironment} from '../../src/data/environment';
import {newDatabase, postgresEngine} from '../sql/engine';
import {count} from '../support/faults';
import {testFolder} from '../support/folder';
import {needBuild} from '../support/needed';
import {post, submission} from '../support/requests';
import {ScratchCopy} from '../support/scratch';

/** As `website.socket` with `Restart=always`: https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html */
const SUPERVISOR = `use Socket; my ($port, $home) = @ARGV; $^F = 3;
socket(S, PF_INET, SOCK_STREAM, 0); setsockopt(S, SOL_SOCKET, SO_REUSEADDR, 1);
bind(S, pack_sockaddr_in($port, INADDR_LOOPBACK)) or die $!; listen(S, 4096);
die 'not number 3' if fileno(S) != 3;
$SIG{TERM} = sub { kill 'TERM', $p; waitpid $p, 0; exit };
while (1) {
  if (!($p = fork)) { $ENV{LISTEN_PID} = $$; chdir "$home/current"; exec 'node', 'server/bundle/serve.js' }
  open F, '>', "$home/pid"; print F $p; close F; waitpid $p, 0;
}`;

/** Nothing can be written, as on a full disk: what a release has bundled starts all the same. */
const NO_ROOM = {TMPDIR: '/dev/null/none'};

/** A channel: without one, the smoke test warns that nobody is told. */
const TOLD = `LEAD_WEBHOOK_URL=http://127.0.0.1:9/\nLEAD_WEBHOOK_SECRET=whsec_${'a'.repeat(44)}`;

const copy = new ScratchCopy('released');
let cluster: Cluster;
let supervisor: ChildProcess | undefined;
let port = 0;

// Registered before the hook that removes the folder: hooks run in this order.
afterAll(async () => {
  const ended = new Promise((resolve) => supervisor?.once('exit', resolve));
  supervisor?.kill('SIGTERM');
  await ended;
  cluster.stop();
  copy.remove();
});
const {root: home, at, read, write} = testFolder();

const {git} = copy;
const head = (): string => git('rev-parse', 'HEAD').toString().trim();

const executable = (name: string, text: string): void => {
  write(name, text);
  chmodSync(at(name), 0o755);
};

const release = (...args: string[]) =>
  new Promise<{code: number | null; output: string}>((resolve) => {
    const child = spawn(path.resolve('deploy/release.sh'), args, {
      env: childEnvironment({
        PATH: `${home}/bin:${process.execPath.replace(/\/node$/, '')}:/usr/bin:/bin`,
        NODE_OPTIONS: '',
        WEBSITE_HOME: home,
        WEBSITE_ENV: at('settings'),
        WEBSITE_RESTART: at('restart'),
      }),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => resolve({code, output}));
  });

beforeAll(async () => {
  needBuild();
  cluster = await startCluster();
  await (await newDatabase(cluster, 'released')).close();
  port = await sparePort();
  rmSync(copy.path('node_modules'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'One');
  execFileSync('git', ['clone', '--quiet', copy.dir, at('repository')]);
  // Each build has a script named after its commit.
  executable(
    'bin/npm',
    `#!/bin/sh
case "$*" in
  *build | ci*) [ -z "$DATABASE_URL$LEAD_WEBHOOK_SECRET" ] && [ -n "$SITE_URL$ALLOW_PLACEHOLDERS" ] || exit 9 ;;
esac
case "$*" in
  ci*) ln -sfn ${process.cwd()}/node_modules node_modules ;;
  *build) cp -a ${process.cwd()}/build build && echo 1 > "build/assets/js/$(git rev-parse HEAD).js" ;;
  *bundle*) node --require tsx/cjs scripts/bundle.ts live ;;
esac`,
  );
  executable(
    'restart',
    `#!/bin/sh\np=$(cat ${home}/pid)\nkill "$p"\nwhile kill -0 "$p"; do sleep 0.1; done 2>&-\nexit 0`,
  );
  write(
    'settings',
    `DATABASE_URL='${cluster.url('released')}'\nSITE_URL=http://127.0.0.1:${port}\nALLOW_PLACEHOLDERS=1\nTRUSTED_PROXY=127.0.0.1\n${TOLD}\n`,
  );
});
jest.setTimeout(300_000);

const script = (commit: string) => `/assets/js/${commit}.js`;
/** A connection for each request, as both proxies of deploy/ open them. */
const statusOf = async (url: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${url}`, {headers: {connection: 'close'}})).status;

test('nothing fails while a release comes and goes back', async () => {
  const first = head();
  // At the first release, there is no server to restart.
  const restart = read('restart');
  executable('restart', `#!/bin/sh\nexit 0`);
  const begun = await release();
  if (!existsSync(at('current'))) throw new Error(begun.output);
  executable('restart', restart);
  expect(readdirSync(at('releases'))).toHaveLength(1);
  write('supervisor.pl', SUPERVISOR);
  supervisor = spawn('perl', [at('supervisor.pl'), String(port), home], {
    stdio: 'ignore',
    env: childEnvironment({
      DATABASE_URL: cluster.url('released'),
      SITE_DIR: at('current/site'),
      TRUSTED_PROXY: '127.0.0.1',
      ...NO_ROOM,
      ...Object.fromEntries(TOLD.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2))),
      NODE_OPTIONS: '',
    }),
  });
  for (let tries = 0; (await statusOf('/').catch(() => 0)) !== 200; tries++) {
    if (tries === 100) throw new Error('the first release does not answer');
    await sleep(200);
  }

  const failed: string[] = [];
  let asked = 0;
  let sent = 0;
  let isOver = false;
  const visit = async (): Promise<void> => {
    while (!isOver) {
      for (const url of ['/', '/es/about', '/contact', script(first)]) {
        const status = await statusOf(url).catch((error: Error) => error.message);
        asked += 1;
        if (status !== 200) failed.push(`${status} ${url}`);
      }
    }
  };
  const send = async (): Promise<void> => {
    while (!isOver) {
      const n = sent++;
      const reply = await post(port, 'submit_contact_rpc', submission(n), {
        forwarded: `203.0.${Math.floor(n / 250)}.${1 + (n % 250)}`,
      }).catch((error: Error) => ({status: 0, body: error.message}));
      if (!reply.body.includes('"success":true')) failed.push(`${reply.status} ${reply.body}`);
      await sleep(20);
    }
  };
  const visitors = [visit(), visit(), send()];
  // Builds the running release again, as after a change of settings: in another folder.
  const again = await release();
  git('commit', '--quiet', '--allow-empty', '--message', 'Two');
  const second = head();
  const there = await release();
  expect(readdirSync(at('releases'))).toHaveLength(3);
  expect(await statusOf(script(second))).toBe(200);
  const back = await release('back');
  const isBack = (await statusOf(script(second))) === 404;
  isOver = true;
  await Promise.all(visitors);
  const listed = execFileSync('npm', ['run', '--silent', 'leads'], {
    cwd: at('current'),
    encoding: 'utf8',
    env: childEnvironment({DATABASE_URL: cluster.url('released'), NODE_OPTIONS: '', ...NO_ROOM}),
  });
  expect(listed).toContain('visitor1@example.com');
  const engine = await postgresEngine(cluster.url('released'));
  const [stored] = await engine.query<{n: number}>(
    'select count(*)::int as n from intake.inspection_requests',
  );
  await engine.close();
  count(`release and back: ${asked} pages and files, ${sent} requests, ${failed.length} failed`);
  expect({failed, stored: stored!.n, isBack}).toEqual({failed: [], stored: sent, isBack: true});
  for (const {code, output} of [again, there, back])
    expect({code, output}).toEqual({code: 0, output: expect.any(String) as string});
});
