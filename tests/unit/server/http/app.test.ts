import type {AddressInfo} from 'node:net';

import {getRequestListener} from '@hono/node-server';

import {createApp} from '../../../../server/http/app';
import type {Engine} from '../../../../server/database/engine';
import type {Files} from '../../../../server/http/files';
import {createLimitedServer} from '../../../../server/http/limitedServer';
import {CACHE} from '../../../../src/hosting/addresses';
import {exchange} from '../../../support/oddUrls';

const files: Files = {
  has: (name) => ['about.html', '404.html'].includes(name),
  read: () => ({body: Buffer.from('text'), type: 'text/html', etag: '"a"', encoding: 'identity'}),
};
const app = createApp({
  engine: {} as Engine,
  files,
  trustedProxies: () => false,
  delivers: false,
  backupFolder: null,
  afterRpc() {},
});
const server = createLimitedServer(getRequestListener(app.fetch), () => false);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

const ask = (path: string, ...headers: string[]) =>
  exchange(
    (server.address() as AddressInfo).port,
    [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'),
  );

test.each(['/about/', '//about', '/About.'])(
  'the redirect of %s is not kept for good',
  async (path) => {
    const {status, location, text} = await ask(path, 'Host: x');
    expect([status, location]).toEqual([301, '/about']);
    expect(text.toLowerCase()).toContain(`cache-control: ${CACHE.page}`);
  },
);

test.each([
  ['/about', 200, ['Host: x']],
  ['/about', 400, ['Host: x', 'Host: y']],
  ['/about', 400, ['Host: x', 'host: x']],
  ['/healthz', 400, ['Host: x', 'X-A: b', 'HOST: y']],
  ['/about', 400, []],
])('%s is answered with %i to %j', async (path, status, headers) => {
  const reply = await ask(path, ...headers);
  expect(reply.status).toBe(status);
  if (headers.length > 1) expect(reply.text.toLowerCase()).toContain('x-content-type-options');
});
