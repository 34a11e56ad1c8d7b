import {chmodSync, rmSync} from 'node:fs';
import {createServer, request, type IncomingMessage, type Server} from 'node:http';

import {UserError} from './cli';
import type {Operations} from './operations';
import {socketPath} from './socket-path';

const NAME = 'server.sock';

/**
 * Nobody listens: the server has stopped, or has not opened its database yet. Nothing has been
 * done.
 */
export class NotListening extends UserError {}

/**
 * Lets other commands of the same user reach the open database (two processes on one folder would
 * destroy it): HTTP over a Unix socket in the data folder, POST /<operation> with JSON arguments.
 */
export async function listenOnSocket(folder: string, operations: Operations): Promise<Server> {
  const path = socketPath(folder, NAME);
  rmSync(path, {force: true});
  const server = createServer(async (incoming, outgoing) => {
    try {
      const rows = await operations.run(
        (incoming.url ?? '').slice(1),
        JSON.parse((await read(incoming)) || '{}'),
      );
      outgoing.end(JSON.stringify({rows}));
    } catch (error) {
      outgoing.statusCode = 400;
      outgoing.end(JSON.stringify({error: (error as Error).message}));
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  // The folder is already private (0700); so is the socket.
  chmodSync(path, 0o600);
  return server;
}

/**
 * The operations of a server that runs on this folder. They reject with a UserError when the server
 * fails; with NotListening where the request never reached it.
 */
export function operationsThroughSocket(folder: string): Operations {
  return {
    run: (name, args = {}) =>
      new Promise((resolve, reject) => {
        const outgoing = request(
          {socketPath: socketPath(folder, NAME), path: `/${name}`, method: 'POST'},
          async (incoming) => {
            try {
              const reply = JSON.parse(await read(incoming)) as {
                rows?: Record<string, unknown>[];
                error?: string;
              };
              if (reply.rows) resolve(reply.rows);
              else reject(new UserError(reply.error ?? STOPPED));
            } catch {
              reject(new UserError(STOPPED));
            }
          },
        );
        outgoing.once('error', ({code}: NodeJS.ErrnoException) =>
          reject(
            code === 'ECONNREFUSED' || code === 'ENOENT'
              ? new NotListening(
                  `No server answers in ${folder}: it is just starting or stopping. Try again in a few seconds.`,
                )
              : new UserError(STOPPED),
          ),
        );
        outgoing.end(JSON.stringify(args));
      }),
  };
}

const STOPPED = 'The server stopped before it answered: try again.';

async function read(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
