import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import {isIP, type Socket} from 'node:net';

import {expandIPv6} from 'hono/utils/ipaddr';

import {readIp, trustedProxies, type TrustedProxies} from './clientIp';

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
  /** In all. */
  connections: 2000,
  /** Of one IPv4, or one /64 of IPv6. A hundred phones on the Wi-Fi of a shelter, with the six that a browser opens, are 600. */
  connectionsPerIp: 700,
  /**
   * That have no whole answer yet: neither browsers nor proxies send a second one before the first is
   * answered.
   */
  requestsPerConnection: 8,
};

/** A proxy on this machine need not be named; other names of it (127.0.0.2) are no proxy's. */
const isThisMachine = trustedProxies('127.0.0.1, ::1');

interface Connection {
  /** What it is counted by; null for one that only counts in all. */
  network: string | null;
  unanswered: Set<ServerResponse>;
}

/**
 * An HTTP server that cuts off whoever goes beyond these limits. Where there are too many connections,
 * of one IP or in all, the one makes room that has kept the server waiting for longest: it is idle, or
 * sends slowly, or does not read. A new one is refused where all others wait for the server.
 *
 * @param trusted proxies, whose connections are those of many visitors and not counted by IP.
 */
export function createLimitedServer(
  listener: RequestListener,
  trusted: TrustedProxies,
  limits = HTTP_LIMITS,
): Server {
  const {timeout, connections, connectionsPerIp, requestsPerConnection, ...options} = limits;
  /** The one that moved last stands last. */
  const open = new Map<Socket, Connection>();

  const makeRoom = (among: [Socket, Connection][], most: number): boolean => {
    if (among.length < most) return true;
    const idle = among.find(([, connection]) => !waitsForServer(connection))?.[0];
    if (!idle) return false;
    open.delete(idle);
    idle.destroy();
    return true;
  };

  /**
   * Node parses all of the 64 KB that it has read at once, which can be a thousand requests. Only one
   * that asks for another protocol ends that, and no request really does so here:
   * https://github.com/nodejs/node/blob/v20.20.2/lib/_http_server.js (parserOnIncoming).
   * (`maxRequestsPerSocket` goes on parsing: a flood then takes gigabytes.)
   */
  class Incoming extends IncomingMessage {
    private readonly isTooMany: boolean;
    constructor(socket: Socket) {
      super(socket);
      this.isTooMany = (open.get(socket)?.unanswered.size ?? Infinity) >= requestsPerConnection;
    }
    get upgrade(): boolean {
      return this.isTooMany;
    }
    set upgrade(_) {
      // Node's own opinion makes no difference.
    }
  }

  const server = createServer({...options, IncomingMessage: Incoming}, (incoming, outgoing) => {
    const {socket} = incoming;
    const connection = open.get(socket);
    connection?.unanswered.add(outgoing);
    outgoing.once('close', () => {
      connection?.unanswered.delete(outgoing);
      if (connection && open.delete(socket)) open.set(socket, connection);
    });
    listener(incoming, outgoing);
  });
  server.setTimeout(timeout);
  server.on('upgrade', (_, socket) => socket.destroy());
  server.on('connection', (socket) => {
    // Node keeps a client's IP once it was asked for. Without it whoever sends a whole request and is
    // gone before it is looked at would be a visitor without one, whom other limits count.
    const ip = readIp(socket.remoteAddress ?? '');
    const network = ip === null || isThisMachine(ip) || trusted(ip) ? null : networkOf(ip);
    const neighbors = [...open].filter(
      ([, other]) => network !== null && other.network === network,
    );
    if (!makeRoom(neighbors, connectionsPerIp) || !makeRoom([...open], connections)) {
      socket.destroy();
      return;
    }
    open.set(socket, {network, unanswered: new Set()});
    socket.once('close', () => open.delete(socket));
  });
  return server;
}

const waitsForServer = ({unanswered}: Connection): boolean =>
  [...unanswered].some(({req, writableEnded}) => req.complete && !writableEnded);

/** The network of an IP that one customer has: IPv4 whole, of IPv6 the first 64 bits. */
export const networkOf = (ip: string): string =>
  isIP(ip) === 6 ? expandIPv6(ip).split(':').slice(0, 4).join(':') : ip;
