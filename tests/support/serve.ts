import {once} from 'node:events';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

const open: Server[] = [];
afterAll(() => {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
});

/** An HTTP server on the loopback, until the tests of the file have ended. @returns its origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
