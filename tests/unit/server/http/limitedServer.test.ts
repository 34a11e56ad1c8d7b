import type {RequestListener, Server} from 'node:http';
import {connect, type AddressInfo, type Socket} from 'node:net';

import {trustedProxies} from '../../../../server/http/clientIp';
import {createLimitedServer, HTTP_LIMITS, networkOf} from '../../../../server/http/limitedServer';

const SHORT = {
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
  keepAliveTimeout: 60_000,
  timeout: 60_000,
  connections: 3,
  connectionsPerIp: 3,
  requestsPerConnection: 4,
};

/** In these tests any IP of 127.0.0.0/8 but 127.0.0.1 is a stranger's. */
const STRANGER = '127.0.0.9';

let server: Server;
const sockets: Socket[] = [];
/** The server's ends. */
const accepted: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  accepted.length = 0;
  server.close();
});

async function listen(listener: RequestListener, limits: Partial<typeof SHORT> = {}) {
  server = createLimitedServer(listener, trustedProxies('127.0.0.8'), {...SHORT, ...limits});
  server.on('connection', (socket) => accepted.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

const read: RequestListener = (incoming, outgoing) =>
  incoming.resume().on('end', () => outgoing.end('ok'));

/** A connection, and what came back until the server closed it. */
function dial(
  text: string,
  localAddress = '127.0.0.1',
): {socket: Socket; closed: Promise<string>; answered: Promise<unknown>} {
  const {port} = server.address() as AddressInfo;
  const socket = connect({port, host: '127.0.0.1', localAddress});
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

/** Sends a byte every 40 ms, so that the connection is never idle. */
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

/** Answers `/wait` when the test finishes it, all other paths at once. */
function waitingRoom(): {listener: RequestListener; waiting: (() => void)[]} {
  const waiting: (() => void)[] = [];
  const listener: RequestListener = (incoming, outgoing) => {
    if (incoming.url === '/wait') waiting.push(() => outgoing.end('late'));
    else incoming.resume().on('end', () => outgoing.end('ok'));
  };
  return {listener, waiting};
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
};

/** Waits until something has come of every connection that is open. */
const heard = () => until(() => accepted.every((end) => end.destroyed || end.bytesRead > 0));

const connected = ({socket}: {socket: Socket}) =>
  new Promise((resolve) => socket.once('connect', resolve));

test.each([
  ['in all', '127.0.0.1', {}],
  ['of one IP', STRANGER, {connections: 100}],
])('of too many connections %s those that keep the server waiting make room', async (...row) => {
  const [, from, limits] = row;
  const {listener, waiting} = waitingRoom();
  await listen(listener, limits);
  const busy = dial(get('/wait'), from);
  await until(() => waiting.length === 1);
  const slowHead = dial('GET / HTTP/1.1\r\n', from);
  await connected(slowHead);
  const slowBody = dial(POST, from);
  await connected(slowBody);
  await heard();

  const idle = dial(get('/'), from);
  await idle.answered;
  expect(await slowHead.closed).toBe('');
  const second = dial(get('/wait'), from);
  await until(() => waiting.length === 2);
  expect(await idle.closed).toContain('ok');
  const third = dial(get('/wait'), from);
  await until(() => waiting.length === 3);
  expect(await slowBody.closed).toBe('');

  expect(await dial(get('/'), from).closed).toBe('');
  if (from === STRANGER) await dial(get('/'), '127.0.0.2').answered;
  for (const finish of waiting) finish();
  for (const {answered} of [busy, second, third]) expect(String(await answered)).toContain('late');
  await dial(get('/'), from).answered;
});

test.each([
  ['silent', ''],
  ['slow', 'GET / HTTP/1.1\r\n'],
])(
  'two thousand %s ones of a few IPs close none that sends a form slowly',
  async (_, text) => {
    const {connectionsPerIp, connections} = HTTP_LIMITS;
    const long = {headersTimeout: 60_000, requestTimeout: 60_000};
    await listen(read, {...long, connections, connectionsPerIp});
    const form = dial('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{', '127.0.0.2');
    await connected(form);
    for (let n = 0; n < 2600; n += 1) await connected(dial(text, `127.0.0.${3 + (n % 6)}`));
    form.socket.write('}');
    expect(String(await Promise.race([form.answered, form.closed]))).toContain('200 OK');
  },
  60_000,
);

test('a visitor whose last request is answered makes room before one who sends', async () => {
  const {listener, waiting} = waitingRoom();
  await listen(listener, {connections: 3});
  const idle = dial(get('/'));
  await idle.answered;
  const form = dial(POST);
  await connected(form);
  await heard();
  const other = dial(get('/'));
  await other.answered;
  dial(get('/wait'));
  expect(await idle.closed).toContain('ok');
  await until(() => waiting.length === 1);
  dial(get('/wait'));
  expect(await other.closed).toContain('ok');
  expect(form.socket.destroyed).toBe(false);
});

test.each(['127.0.0.1', '127.0.0.8'])('those of a proxy (%s) count in all only', async (from) => {
  const {listener, waiting} = waitingRoom();
  await listen(listener, {connections: 100});
  const all = Array.from({length: 6}, () => dial(get('/wait'), from));
  await until(() => waiting.length === 6);
  for (const finish of waiting) finish();
  for (const {answered} of all) expect(String(await answered)).toContain('late');
});

test('a client that asks on and on and does not take the answers is cut off', async () => {
  const {listener, waiting} = waitingRoom();
  await listen(listener);
  const four = dial(get('/wait').repeat(4));
  await until(() => waiting.length === 4);
  for (const finish of waiting.splice(0)) finish();
  await four.answered;

  const more = dial(get('/wait').repeat(1000));
  expect(await more.closed).toBe('');
  expect(waiting).toHaveLength(4);
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
  server = createLimitedServer(read, () => false);
  expect(server).toMatchObject({keepAliveTimeout: HTTP_LIMITS.keepAliveTimeout});
});

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['2001:db8:1:2::6', '2001:0db8:0001:0002'],
  ['2001:db8::6', '2001:0db8:0000:0000'],
  ['2001:db8:1:2:3::', '2001:0db8:0001:0002'],
  ['::1', '0000:0000:0000:0000'],
])('%s is of the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
