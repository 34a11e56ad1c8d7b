import type {RequestListener, Server} from 'node:http';
import {connect, type AddressInfo, type Socket} from 'node:net';

import {createLimitedServer, HTTP_LIMITS} from '../../../server/http';

const SHORT = {
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
  keepAliveTimeout: 60_000,
  timeout: 60_000,
  connections: 3,
};

let server: Server;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function listen(listener: RequestListener, limits: Partial<typeof SHORT> = {}) {
  server = createLimitedServer(listener, {...SHORT, ...limits});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

const read: RequestListener = (incoming, outgoing) =>
  incoming.resume().on('end', () => outgoing.end('ok'));

/** A connection, and what came back until the server closed it. */
function dial(text: string): {socket: Socket; closed: Promise<string>; answered: Promise<unknown>} {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let reply = '';
  socket.on('data', (chunk) => (reply += chunk.toString()));
  socket.on('error', () => {});
  socket.write(text);
  return {
    socket,
    answered: new Promise((resolve) => socket.once('data', resolve)),
    closed: new Promise((resolve) => socket.once('close', () => resolve(reply))),
  };
}

/** Another byte now and then, so that the connection is never still. */
function drip({socket}: {socket: Socket}, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 40);
  socket.once('close', () => clearInterval(timer));
}

const POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n';

test.each([
  ['nothing', '', ''],
  ['a head that never ends', 'GET / HTTP/1.1\r\nX-Slow: ', 'x'],
  ['a body that never ends', POST, 'x'],
])('a client that sends %s is cut off', async (_, text, byte) => {
  await listen(read);
  const client = dial(text);
  if (byte) drip(client, byte);
  expect(await client.closed).toMatch(/^$|^HTTP\/1\.1 408 /);
});

test('a client that does not read the reply is cut off', async () => {
  await listen((_, outgoing) => void outgoing.end(Buffer.alloc(50_000_000)), {timeout: 200});
  const client = dial('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await client.answered;
  client.socket.pause();
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      server.getConnections((error, number) => {
        if (error || number > 0) return;
        clearInterval(look);
        resolve();
      });
    }, 50);
  });
});

test('beyond the cap idle connections make room, and busy ones do not', async () => {
  const waiting: (() => void)[] = [];
  await listen((incoming, outgoing) => {
    if (incoming.url === '/wait') waiting.push(() => outgoing.end('late'));
    else outgoing.end('ok');
  });
  const ask = (path: string) => dial(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const idle = ask('/');
  await idle.answered;
  const busy = [ask('/wait'), ask('/wait')];
  while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));

  expect(await ask('/').closed).toBe('');
  expect(await idle.closed).toContain('ok');
  await ask('/').answered;

  for (const finish of waiting) finish();
  for (const {answered} of busy) expect(String(await answered)).toContain('late');
});

test('the IP of a visitor who is gone already is still known', async () => {
  let ask: (socket: Socket) => void;
  const asked = new Promise<Socket>((resolve) => (ask = resolve));
  await listen(({socket}) => ask(socket));
  const client = dial('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const socket = await asked;
  client.socket.resetAndDestroy();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(socket.remoteAddress).toBe('127.0.0.1');
});

test('an idle connection outlives those of a proxy', () => {
  expect(HTTP_LIMITS.keepAliveTimeout).toBeGreaterThan(60_000);
  server = createLimitedServer(read);
  expect(server).toMatchObject({keepAliveTimeout: 75_000, headersTimeout: 15_000});
  expect(server).toMatchObject({requestTimeout: 30_000, timeout: 60_000, maxConnections: 2000});
});
