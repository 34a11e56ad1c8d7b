import type {IncomingMessage, ServerResponse} from 'node:http';
import {isIP, type Socket} from 'node:net';

import {expandIPv6} from 'hono/utils/ipaddr';

/** How many connections there may be at one time. */
export interface ConnectionLimits {
  /** In all. */
  connections: number;
  /** Of one IPv4, or one network of IPv6 (/64), which is what one customer gets. */
  connectionsPerIp: number;
  /** Requests of one connection that have no whole answer yet: more are pipelined on purpose. */
  requestsPerConnection: number;
}

/** A set of connections and how many there may be; the one that moved last stands last. */
interface Group {
  sockets: Set<Socket>;
  most: number;
}

interface Connection {
  groups: Group[];
  unanswered: Set<ServerResponse>;
}

/**
 * Decides which connections stay open. Where there are too many, of one IP or in all, the one makes
 * room that has kept the server waiting for longest: it is idle, or sends slowly, or does not read.
 * A new one is refused where all others wait for the server.
 */
export class Connections {
  private readonly all: Group;
  private readonly byNetwork = new Map<string, Group>();
  private readonly open = new Map<Socket, Connection>();

  /** @param networkOf what to count a connection by; null for one that only counts in all. */
  constructor(
    private readonly limits: ConnectionLimits,
    private readonly networkOf: (socket: Socket) => string | null,
  ) {
    this.all = {sockets: new Set(), most: limits.connections};
  }

  /** Takes a new connection in, or destroys it. */
  admit(socket: Socket): void {
    const network = this.networkOf(socket);
    const groups = network === null ? [this.all] : [this.groupOf(network), this.all];
    if (!groups.every((group) => group.sockets.size < group.most || this.dropOne(group))) {
      socket.destroy();
      return;
    }
    this.open.set(socket, {groups, unanswered: new Set()});
    for (const {sockets} of groups) sockets.add(socket);
    socket.once('close', () => {
      this.leave(socket);
      if (network !== null && this.groupOf(network).sockets.size === 0)
        this.byNetwork.delete(network);
    });
  }

  /** Whether a connection has so many requests without an answer that no more may be read. */
  isFull(socket: Socket): boolean {
    const unanswered = this.open.get(socket)?.unanswered.size ?? Infinity;
    return unanswered >= this.limits.requestsPerConnection;
  }

  /** Counts a request until it is answered. */
  answering({socket}: IncomingMessage, outgoing: ServerResponse): void {
    const connection = this.open.get(socket);
    if (!connection) return;
    const {groups, unanswered} = connection;
    unanswered.add(outgoing);
    outgoing.once('close', () => {
      unanswered.delete(outgoing);
      for (const {sockets} of groups) if (sockets.delete(socket)) sockets.add(socket);
    });
  }

  private groupOf(network: string): Group {
    const group = this.byNetwork.get(network) ?? {
      sockets: new Set(),
      most: this.limits.connectionsPerIp,
    };
    this.byNetwork.set(network, group);
    return group;
  }

  private dropOne({sockets}: Group): boolean {
    for (const socket of sockets) {
      if (this.waitsForServer(socket)) continue;
      this.drop(socket);
      return true;
    }
    return false;
  }

  private waitsForServer(socket: Socket): boolean {
    const {unanswered} = this.open.get(socket)!;
    return [...unanswered].some(({req, writableEnded}) => req.complete && !writableEnded);
  }

  private drop(socket: Socket): void {
    this.leave(socket);
    socket.destroy();
  }

  private leave(socket: Socket): void {
    for (const {sockets} of this.open.get(socket)?.groups ?? []) sockets.delete(socket);
    this.open.delete(socket);
  }
}

/** The network of an IP that one customer has: IPv4 whole, of IPv6 the first 64 bits. */
export const networkOf = (ip: string): string =>
  isIP(ip) === 6 ? expandIPv6(ip).split(':').slice(0, 4).join(':') : ip;
