import {chmodSync, rmSync} from 'node:fs';
import {createServer, request, type IncomingMessage, type Server} from 'node:http';
import {PassThrough, type Writable} from 'node:stream';
import {buffer, text} from 'node:stream/consumers';
import {pipeline} from 'node:stream/promises';

import {UserError} from '../cli';
import {isWindows, socketPath} from '../database/lock';
import type {Operations} from './operations';

const NAME = 'server.sock';
/** Path of the request that returns a backup file instead of rows. */
const BACKUP = '/backup';

/**
 * Nobody listens: the server has stopped, or has not opened its database yet. Nothing has been
 * done.
 */
export class NotListening extends UserError {}

/**
 * Lets other commands of the same user reach the open database (two processes on one folder would
 * destroy it): HTTP over a Unix socket in the data folder, a statement and its values as JSON. Whoever
 * may open the socket may open the database's files.
 */
export async function listenOnSocket(folder: string, operations: Operations): Promise<Server> {
  const path = socketPath(folder, NAME);
  // A killed server leaves its socket behind.
  if (!isWindows) rmSync(path, {force: true});
  const server = createServer(async (incoming, outgoing) => {
    try {
      const {sql, values} = JSON.parse(await text(incoming));
      if (incoming.url === BACKUP) outgoing.end(await backupOf(operations));
      else outgoing.end(JSON.stringify(await operations.query(sql, values)));
    } catch (error) {
      outgoing.statusCode = 400;
      outgoing.end((error as Error).message);
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  // The folder is already private (0700); so is the socket. Others may not write into a pipe of Windows.
  if (!isWindows) chmodSync(path, 0o600);
  return server;
}

/** Buffers the backup: the database waits while it is written, and must not wait for a stopped command. */
async function backupOf(operations: Operations): Promise<Buffer> {
  const sink = new PassThrough();
  const [whole] = await Promise.all([buffer(sink), operations.backup(sink)]);
  return whole;
}

/**
 * The operations of a server that runs on this folder. They reject with a UserError when the server
 * fails; with NotListening where the request never reached it.
 */
export const operationsThroughSocket = (folder: string): Operations => ({
  query: async (sql, values) => JSON.parse(await whole(await ask(folder, '/query', {sql, values}))),
  async backup(sink: Writable) {
    await pipeline(await ask(folder, BACKUP), sink);
  },
});

const STOPPED = 'The server stopped before it answered: try again.';

const whole = (reply: IncomingMessage): Promise<string> =>
  text(reply).catch(() => {
    throw new UserError(STOPPED);
  });

async function ask(folder: string, path: string, body = {}): Promise<IncomingMessage> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request({socketPath: socketPath(folder, NAME), path, method: 'POST'}, resolve);
    outgoing.once('error', ({code}: NodeJS.ErrnoException) => reject(unanswered(folder, code)));
    outgoing.end(JSON.stringify(body));
  });
  if (reply.statusCode !== 200) throw new UserError(await whole(reply));
  return reply;
}

const unanswered = (folder: string, code: string | undefined): UserError =>
  code === 'ECONNREFUSED' || code === 'ENOENT'
    ? new NotListening(
        `No server answers in ${folder}: it is just starting or stopping. Try again in a few seconds.`,
      )
    : new UserError(STOPPED);
