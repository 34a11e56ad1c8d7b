import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {Agent, request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {childEnvironment} from '../../src/data/environment';

const ROOT = join(__dirname, '../..');

export interface RunningServer {
  port: number;
  process: ChildProcess;
  /** What it has printed up to now. */
  output(): string;
  /** Ends with its exit code once it has stopped. */
  ended: Promise<number | null>;
}

/**
 * Starts the local server as a process of its own (port 0: a spare one) on an empty site unless SITE_DIR
 * is given. Resolves when it is listening; rejects with its output if it exits.
 *
 * @param within a command that runs another, such as `unshare --pid`.
 */
export function startServer(
  dataDir: string,
  args: string[] = [],
  env: Record<string, string> = {},
  within: string[] = [],
): Promise<RunningServer> {
  const [program = process.execPath, ...words] = [...within, process.execPath];
  const child = spawn(
    program,
    [
      ...words,
      '--import',
      'tsx',
      join(ROOT, 'server/start.ts'),
      '--port',
      '0',
      '--data-dir',
      dataDir,
      ...args,
    ],
    {
      cwd: ROOT,
      env: childEnvironment({NODE_OPTIONS: '', ...env}),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const started = /http:\/\/localhost:(\d+)/.exec(output);
      if (started) resolve({port: Number(started[1]), process: child, output: () => output, ended});
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(output.trim() || `the server ended with ${code}`)));
  });
}

/** A folder with the least that the server serves, and one for its data; `remove` deletes both. */
export function temporaryFolders(): {site: string; data: string; remove(): void} {
  const root = mkdtempSync(join(tmpdir(), 'roofing-site-'));
  const site = join(root, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(site, '404.html'), '<!doctype html><title>Not found</title>');
  return {
    site,
    data: join(root, 'data'),
    remove: () => rmSync(root, {recursive: true, force: true}),
  };
}

const agent = new Agent({keepAlive: false});

/**
 * Calls one of the functions over HTTP.
 *
 * @param body an object, or a text to be sent as it is.
 * @param from a source IP on the loopback (127.x.y.z), since limits count by IP.
 * @param forwarded what a proxy would say in X-Forwarded-For.
 * @throws when the connection fails.
 */
export function post(
  port: number,
  name: string,
  body: unknown,
  {
    from = '127.0.0.1',
    key = EMBEDDED_PUBLISHABLE_KEY,
    forwarded,
  }: {from?: string; key?: string; forwarded?: string} = {},
): Promise<{status: number; body: string}> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path: `/rest/v1/rpc/${name}`,
        method: 'POST',
        localAddress: from,
        agent,
        headers: {
          apikey: key,
          'content-type': 'application/json',
          ...(forwarded !== undefined && {'x-forwarded-for': forwarded}),
        },
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => (text += chunk));
        incoming.once('end', () => resolve({status: incoming.statusCode ?? 0, body: text}));
        incoming.once('error', reject);
      },
    );
    outgoing.once('error', reject);
    outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

/** The n-th of some two million loopback IPs that a test client may send from. */
export const loopback = (n: number): string =>
  `127.${1 + (Math.floor(n / 62500) % 250)}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`;

/** A whole inspection request, another for every n. */
export const submission = (n: number) => ({
  v_honeypot: '',
  v_started_at_ms: 1764000000000 + n,
  v_name: `Visitor ${n}`,
  v_email: `visitor${n}@example.com`,
  v_phone: '(813) 555-0142',
  v_roof_age: '11-15',
  v_last_inspection: null,
  v_roof_type: 'tile',
  v_storm_damage: 'yes-visible',
  v_message: `Message ${n}`,
  v_ip: null,
  v_route: '/es/contact',
  v_referrer: null,
  v_user_agent: 'Bench',
  v_email_hash: null,
  v_meta: {
    roof_type: 'tile',
    roof_age: '11-15',
    storm_damage: 'yes-visible',
    has_message: true,
    form_completion_time_ms: 42000,
  },
});

/** Stored submissions a second into an embedded database on disk, over HTTP. */
export async function submissionsPerSecond(seconds: number, clients: number): Promise<number> {
  const folders = temporaryFolders();
  const server = await startServer(folders.data, ['--site-dir', folders.site]);
  let next = 0;
  let stored = 0;
  const until = Date.now() + seconds * 1000;
  await Promise.all(
    Array.from({length: clients}, async () => {
      while (Date.now() < until) {
        const n = next++;
        const reply = await post(server.port, 'submit_contact_rpc', submission(n), {
          from: loopback(n),
        });
        if (reply.status === 200 && reply.body.includes('"success":true')) stored += 1;
      }
    }),
  );
  server.process.kill('SIGTERM');
  await server.ended;
  folders.remove();
  return stored / seconds;
}
