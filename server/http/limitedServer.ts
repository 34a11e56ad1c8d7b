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
 * Limits for visitors on connections and time, in milliseconds: slow senders, silent connections and
 * clients that do not read their replies must not keep others out.
 * https://nodejs.org/docs/latest-v20.x/api/http.html#class-httpserver
 */
export const HTTP_LIMITS = {
  /** For the head of a request: browsers open connections some seconds before they need them. */
  headersTimeout: 15_000,
  /** For the whole request: 64 KB at most, and the form itself gives up a try after nine seconds. */
  requestTimeout: 30_000,
  /** How often Node checks the two limits above. */
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
  /** Of one IPv4 or IPv6 /64: a hundred phones in a shelter, with six connections each, are 600. */
  connectionsPerIp: 700,
  /** Unfinished requests: browsers and proxies send the next one only after the reply. */
  requestsPerConnection: 8,
};

/** Proxies on this machine need no setting. Other loopback IPs, such as 127.0.0.2, are no proxies. */
const isThisMachine = trustedProxies('127.0.0.1, ::1');

interface Connection {
  /** Key of the limit per IP; null where only the limit for all connections applies. */
  network: string | null;
  unanswered: Set<ServerResponse>;
  /** How many bytes had come when the last reply was out. */
  answered: number;
}

/**
 * An HTTP server that enforces these limits. At too many connections, of one IP or in all, it closes one
 * that keeps the server waiting: one that is silent or does not read before one that is sending, then of the
 * network that has most of them, then the one that has waited for longest. If all of them wait for the
 * server, it refuses the new one.
 *
 * @param trusted proxies: each of their connections has many visitors, so they are not counted by IP.
 */
export function createLimitedServer(
  listener: RequestListener,
  trusted: TrustedProxies,
  limits = HTTP_LIMITS,
): Server {
  const {timeout, connections, connectionsPerIp, requestsPerConnection, ...options} = limits;
  /** In order of activity, the most recent last. */
  const open = new Map<Socket, Connection>();

  const makeRoom = (among: [Socket, Connection][], most: number): boolean => {
    if (among.length < most) return true;
    const idle = among.filter(([, connection]) => !waitsForServer(connection));
    const silent = idle.filter((each) => !isSending(...each));
    const [worst] = ofLargestNetwork(silent.length > 0 ? silent : idle);
    if (!worst) return false;
    open.delete(worst[0]);
    worst[0].destroy();
    return true;
  };

  /**
   * Node parses all 64 KB of a read at once, which can be a thousand requests. Only a request for a
   * protocol upgrade stops it. No real request asks for one here, so excess requests pretend to:
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
      // Ignores the value that Node sets.
    }
  }

  const server = createServer({...options, IncomingMessage: Incoming}, (incoming, outgoing) => {
    const {socket} = incoming;
    const connection = open.get(socket);
    connection?.unanswered.add(outgoing);
    outgoing.once('close', () => {
      connection?.unanswered.delete(outgoing);
      if (!connection || !open.delete(socket)) return;
      connection.answered = socket.bytesRead;
      open.set(socket, connection);
    });
    listener(incoming, outgoing);
  });
  server.setTimeout(timeout);
  server.on('upgrade', (_, socket) => socket.destroy());
  server.on('connection', (socket) => {
    // Reading remoteAddress makes Node keep it. Otherwise a client that is gone before its request is
    // handled would have no IP, and would use up the limit for unknown visitors.
    const ip = readIp(socket.remoteAddress ?? '');
    const network = ip === null || isThisMachine(ip) || trusted(ip) ? null : networkOf(ip);
    const neighbors = [...open].filter(
      ([, other]) => network !== null && other.network === network,
    );
    if (!makeRoom(neighbors, connectionsPerIp) || !makeRoom([...open], connections)) {
      socket.destroy();
      return;
    }
    open.set(socket, {network, unanswered: new Set(), answered: 0});
    socket.once('close', () => open.delete(socket));
  });
  return server;
}

const waitsForServer = ({unanswered}: Connection): boolean =>
  [...unanswered].some(({req, writableEnded}) => req.complete && !writableEnded);

/** Whether a request is on its way, and is not one whose reply is not read. */
const isSending = (socket: Socket, {unanswered, answered}: Connection): boolean =>
  socket.bytesRead > answered && ![...unanswered].some(({writableEnded}) => writableEnded);

/** Those of the network that has most of them; without a network, each counts alone. */
function ofLargestNetwork(among: [Socket, Connection][]): [Socket, Connection][] {
  const networks = new Map<unknown, [Socket, Connection][]>();
  for (const each of among) {
    const network = each[1].network ?? each[0];
    const same = networks.get(network) ?? [];
    same.push(each);
    networks.set(network, same);
  }
  return [...networks.values()].reduce((most, few) => (few.length > most.length ? few : most), []);
}

/** The network of an IP that one customer has: IPv4 whole, of IPv6 the first 64 bits. */
export const networkOf = (ip: string): string =>
  isIP(ip) === 6 ? expandIPv6(ip).split(':').slice(0, 4).join(':') : ip;
