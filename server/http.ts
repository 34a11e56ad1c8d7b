import {createServer, type RequestListener, type Server} from 'node:http';

/**
 * What a visitor may take of the server's connections and time: whoever sends slowly on purpose, or
 * opens connections and says nothing, must not keep others out. In milliseconds, but for the last.
 * https://nodejs.org/docs/latest-v20.x/api/http.html#class-httpserver
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
  /** At one time. Idle ones are closed before a new one is refused. */
  connections: 2000,
};

/** An HTTP server that cuts off whoever goes beyond these limits. */
export function createLimitedServer(listener: RequestListener, limits = HTTP_LIMITS): Server {
  const {timeout, connections, ...options} = limits;
  const server = createServer(options, listener);
  server.setTimeout(timeout);
  server.maxConnections = connections;
  server.on('drop', () => server.closeIdleConnections());
  // Node keeps a client's IP once it was asked for. Without it whoever sends a whole request and is
  // gone before it is looked at would be a visitor without one, whom other limits count.
  server.on('connection', (socket) => void socket.remoteAddress);
  return server;
}
