import {createServer, type RequestListener, type Server} from 'node:http';

import {listen} from './sparePort';

const open: Server[] = [];
afterAll(() => {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
});

/** An HTTP server on the loopback, until the tests of the file have ended. @returns its origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  return `http://127.0.0.1:${await listen(server)}`;
}
