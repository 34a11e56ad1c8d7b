import {once} from 'node:events';
import {type AddressInfo, createServer, type Server} from 'node:net';

/** Has a server listen on a spare port of this machine. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

export async function sparePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await once(probe.close(), 'close');
  return port;
}
