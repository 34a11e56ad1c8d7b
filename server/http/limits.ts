import {createServer, IncomingMessage, type RequestListener, type Server} from 'node:http';
import type {Socket} from 'node:net';

import {readIp, trustedProxies, type TrustedProxies} from './clientIp';
import {Connections, networkOf} from './connections';

/**
 * What a visitor may take of the server's connections and time: whoever sends slowly on purpose,
 * opens connections and says nothing, or asks and does not read, must not keep others out. Times are
 * in milliseconds. https://nodejs.org/docs/latest-v20.x/api/http.html#class-httpserver
 */
export const HTTP_LIMITS = {
  /** For the head of a request: browsers open connections some seconds before they need them. */
  headersTimeout: 15_000,
  /** For all of it: 64 KB at most, and the form itself gives a try up after nine seconds. */
  requestTimeout: 30_000,
  /** How often both are looked at. */
  connectionsCheckingInterval: 2000,
  /**
   * For an idle connection. Longer than a proxy in front keeps its own (nginx: 60 seconds), or the
   * proxy would sometimes send a request into a connection that is just being closed.
   */
  keepAliveTimeout: 75_000,
  /** For a connection on which nothing moves: a visitor who does not read the reply. */
  timeout: 60_000,
  connections: 2000,
  /** A hundred phones on the Wi-Fi of a shelter, with the six that a browser opens, are 600. */
  connectionsPerIp: 700,
  /** Neither browsers nor proxies send a second request before the first is answered. */
  requestsPerConnection: 8,
};

/** A proxy on this machine need not be named; other names of it (127.0.0.2) are no proxy's. */
const isThisMachine = trustedProxies('127.0.0.1, ::1');

/**
 * An HTTP server that cuts off whoever goes beyond these limits.
 *
 * @param trusted proxies, whose connections are those of many visitors and not counted by IP.
 */
export function createLimitedServer(
  listener: RequestListener,
  trusted: TrustedProxies,
  limits = HTTP_LIMITS,
): Server {
  const {timeout, connections, connectionsPerIp, requestsPerConnection, ...options} = limits;
  // Node keeps a client's IP once it was asked for. Without it whoever sends a whole request and is
  // gone before it is looked at would be a visitor without one, whom other limits count.
  const open = new Connections(
    {connections, connectionsPerIp, requestsPerConnection},
    ({remoteAddress}) => {
      const ip = readIp(remoteAddress ?? '');
      return ip === null || isThisMachine(ip) || trusted(ip) ? null : networkOf(ip);
    },
  );

  /**
   * Node reads on from a connection only when its answers are taken, but parses all of the 64 KB that
   * it has read at once, which can be a thousand requests. Only one that asks for another protocol
   * ends that, and no request really does so here:
   * https://github.com/nodejs/node/blob/v20.20.2/lib/_http_server.js (parserOnIncoming)
   */
  class Incoming extends IncomingMessage {
    private readonly isTooMany: boolean;
    constructor(socket: Socket) {
      super(socket);
      this.isTooMany = open.isFull(socket);
    }
    get upgrade(): boolean {
      return this.isTooMany;
    }
    set upgrade(_) {
      // Node's own opinion makes no difference.
    }
  }

  const server = createServer({...options, IncomingMessage: Incoming}, (incoming, outgoing) => {
    open.answering(incoming, outgoing);
    listener(incoming, outgoing);
  });
  server.setTimeout(timeout);
  server.on('upgrade', (_, socket) => socket.destroy());
  server.on('connection', (socket) => open.admit(socket));
  return server;
}
