import {chmodSync, rmSync} from 'node:fs';
import {createServer, request, type IncomingMessage, type Server} from 'node:http';
import {join, relative} from 'node:path';

import {Refusal} from './failure';
import type {Operations} from './operations';

/** An address of a Unix socket may have some hundred bytes: the shorter of two spellings is taken. */
function socketPath(folder: string): string {
  const absolute = join(folder, 'server.sock');
  const fromHere = relative(process.cwd(), absolute);
  const path = fromHere.length < absolute.length ? fromHere : absolute;
  if (Buffer.byteLength(path) > 100) {
    throw new Refusal(
      `The path of the data folder is too long for a socket: ${folder}. Set DATA_DIR to a shorter one.`,
    );
  }
  return path;
}

/**
 * Lets other commands of the same user reach the open database (two processes on one folder would
 * destroy it): HTTP over a Unix socket in the data folder, POST /<operation> with JSON arguments.
 */
export async function listenOnSocket(folder: string, operations: Operations): Promise<Server> {
  const path = socketPath(folder);
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
  // The folder is closed to others already (0700); so is the socket itself.
  chmodSync(path, 0o600);
  return server;
}

/** The operations of a server that runs on this folder. */
export function operationsThroughSocket(folder: string): Operations {
  return {
    run: (name, args = {}) =>
      new Promise((resolve, reject) => {
        const outgoing = request(
          {socketPath: socketPath(folder), path: `/${name}`, method: 'POST'},
          async (incoming) => {
            const reply = JSON.parse(await read(incoming)) as {
              rows?: Record<string, unknown>[];
              error?: string;
            };
            if (reply.rows) resolve(reply.rows);
            else reject(new Refusal(reply.error ?? 'The server did not answer.'));
          },
        );
        outgoing.once('error', reject);
        outgoing.end(JSON.stringify(args));
      }),
  };
}

async function read(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
