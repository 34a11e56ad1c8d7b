import {createHash} from 'node:crypto';
import {cpSync, existsSync, renameSync, rmSync} from 'node:fs';

import {dependencies} from '../../package.json';
import {migrations} from '../../server/database/migrations';
import {environment} from '../../src/data/environment';
import {startServer, temporaryFolders, type RunningServer} from './localServer';
import {testDatabase} from './database';
import {command} from './faults';
import {loopback, post, submission} from './requests';

type Env = Record<string, string>;
type Folders = {site: string; data: string};

/** Longer than the first start of a database takes on a busy machine. */
const START_MS = 180_000;

/** Whether a request was taken. */
export const accepted = ({body}: {body: string}): boolean => body.includes('"success":true');

/** Sends the n-th inspection request, of a visitor with an IP of its own. */
export const submit = (port: number, n: number, changes: object = {}) =>
  post(port, 'submit_contact_rpc', {...submission(n), ...changes}, {from: loopback(n)});

/** Ends a server. @returns its exit code */
export function stop(server: RunningServer, signal: NodeJS.Signals = 'SIGTERM') {
  server.process.kill(signal);
  return server.ended;
}

/** A data folder as the first start leaves it; another for other migrations or another PGlite. */
export const MIGRATED = `node_modules/.cache/roofing-site/migrated-${createHash('sha256')
  .update(JSON.stringify([migrations(), dependencies]))
  .digest('hex')
  .slice(0, 8)}`;

/** Starts a server on new folders: on a copy of a migrated database, which spares each file of tests three seconds. */
export async function startMigrated({data, site}: Folders, env: Env = {}): Promise<RunningServer> {
  const start = (folder: string) => startServer(folder, ['--site-dir', site], env);
  if (environment.DATABASE_URL) return start(data);
  if (!existsSync(MIGRATED)) {
    const draft = `${MIGRATED}.${process.pid}`;
    await stop(await start(draft));
    if (existsSync(MIGRATED)) rmSync(draft, {recursive: true});
    else renameSync(draft, MIGRATED);
  }
  cpSync(MIGRATED, data, {recursive: true});
  return start(data);
}

/** Visitors who send one request after the other until they are stopped. */
export function crowd(port: number) {
  const acknowledged = new Set<string>();
  let isOver = false;
  let sent = 0;
  const visitors = Array.from({length: 4}, async () => {
    while (!isOver) {
      const n = sent++;
      if (accepted(await submit(port, n))) acknowledged.add(submission(n).v_email);
    }
  });
  return {
    /** Emails of the requests that were taken up to now. */
    acknowledged,
    async until(count: number): Promise<void> {
      while (acknowledged.size < count) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    /** @returns how many requests were sent */
    async stop(): Promise<number> {
      isOver = true;
      await Promise.all(visitors);
      return sent;
    },
  };
}

/** One server, with its own database, for all tests of a file or of a `describe`. */
export function testServer(env: Env = {}, site?: string) {
  const folders = temporaryFolders();
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await startMigrated({...folders, site: site ?? folders.site}, env);
  }, START_MS);
  afterAll(async () => {
    if (server) await stop(server);
    folders.remove();
  });
  return {
    folders,
    database: testDatabase(folders.data),
    get port(): number {
      return server!.port;
    },
    get origin(): string {
      return `http://127.0.0.1:${server!.port}`;
    },
    output: (): string => server!.output(),
  };
}

/** Servers on one data folder, which is emptied before each test; they end with their test. */
export function testServers() {
  const folders = temporaryFolders();
  const running: RunningServer[] = [];
  beforeEach(() => rmSync(folders.data, {recursive: true, force: true}));
  afterEach(async () => {
    for (const server of running.splice(0)) await stop(server, 'SIGKILL');
  });
  afterAll(() => folders.remove());
  return {
    folders,
    database: testDatabase(folders.data),
    /** @param within a command that runs another, such as `unshare --pid` */
    async start(env: Env = {}, data = folders.data, within: string[] = []): Promise<RunningServer> {
      const server = await startServer(data, ['--site-dir', folders.site], env, within);
      running.push(server);
      return server;
    },
    /** Runs a command of the repository on the same data folder, or on another. */
    run: (file: string, args: string[] = [], data = folders.data) =>
      command(file, args, {DATA_DIR: data}),
  };
}
