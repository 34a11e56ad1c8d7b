// Floods of cheap connections: the site still answers others, and its memory use stays small.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {get} from 'node:http';
import {connect, type Socket} from 'node:net';
import {join} from 'node:path';

import {startServer, temporaryFolders, type RunningServer} from '../support/localServer';
import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {count} from '../support/faults';

/** A large script, and as many requests for it as a server reads at once. */
const SCRIPT = '/assets/js/main.js';
const ASKING = `GET ${SCRIPT} HTTP/1.1\r\nHost: x\r\n\r\n`;
const PIPELINED = ASKING.repeat(Math.ceil((64 * 1024) / ASKING.length));

const BODY = `POST /rest/v1/rpc/submit_contact_rpc HTTP/1.1\r\nHost: x\r\napikey: ${EMBEDDED_PUBLISHABLE_KEY}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`;

const MANY = 2500;

/** Name, connections, first text and repeated text of each flood; no connection reads. */
const FLOODS: [string, number, string, string][] = [
  ['pipeline and do not read', 5, PIPELINED, ''],
  ['pipeline and do not read', MANY, PIPELINED, ''],
  ['send a head slowly', MANY, 'GET / HTTP/1.1\r\nX-Slow: ', 'x'],
  ['send a body slowly', MANY, BODY, ' '],
  ['say nothing', MANY, '', ''],
];

const PROBES = 15;
const ANSWERED = 13;
const MOST_MB = 250;

const folders = temporaryFolders();
let server: RunningServer;
/** The server's memory in MB before the first flood. */
let atStart: number;
const sockets = new Set<Socket>();

beforeAll(async () => {
  mkdirSync(join(folders.site, 'assets/js'), {recursive: true});
  writeFileSync(join(folders.site, SCRIPT), Buffer.alloc(400_000, 'x'));
  server = await startServer(folders.data, ['--site-dir', folders.site]);
  atStart = memory();
}, 180_000);

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  // Waits until the server has noticed the closed connections.
  while (sockets.size > 0 || !(await probe('127.0.0.1'))) await pause(50);
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  folders.remove();
});
jest.setTimeout(180_000);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const memory = (): number => {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
};

/** Whether a visitor with a connection of its own gets a page within five seconds. */
const probe = (localAddress: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = get(
      {host: '127.0.0.1', port: server.port, localAddress, agent: false, timeout: 5000},
      (response) => response.resume().once('end', () => resolve(response.statusCode === 200)),
    );
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
  });

function flood(connections: number, from: string, first: string, then: string): void {
  for (let n = 0; n < connections; n++) {
    const socket = connect({host: '127.0.0.1', port: server.port, localAddress: from});
    sockets.add(socket.pause());
    socket.once('connect', () => socket.write(first));
    socket.once('error', () => {}).once('close', () => sockets.delete(socket));
    const timer = then ? setInterval(() => socket.write(then), 1000) : undefined;
    socket.once('close', () => clearInterval(timer));
  }
}

describe.each([
  ['one stranger', '127.0.0.2', '127.0.0.3'],
  ['strangers behind a proxy', '127.0.0.1', '127.0.0.1'],
])('connections of %s', (who, from, visitor) => {
  test.each(FLOODS)('that %s: %i', async (what, connections, first, then) => {
    for (let n = 0; n < 5; n++) expect(await probe(visitor)).toBe(true);
    flood(connections, from, first, then);
    let most = 0;
    let answered = 0;
    for (let n = 0; n < PROBES; n++) {
      const started = Date.now();
      if (await probe(visitor)) answered += 1;
      most = Math.max(most, memory());
      await pause(Math.max(0, 200 - (Date.now() - started)));
    }
    const more = Math.round(most - atStart);
    count(`${connections} of ${who} ${what}: ${answered} of ${PROBES} probes, ${more} MB more`);
    expect(answered).toBeGreaterThanOrEqual(ANSWERED);
    expect(more).toBeLessThanOrEqual(MOST_MB);
  });
});
