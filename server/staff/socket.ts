import {
  chmodSync,
  createReadStream,
  createWriteStream,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import {join} from 'node:path';
import {pipeline} from 'node:stream/promises';

import {UserError} from '../cli';
import type {Row} from '../database/engine';
import type {Operations} from './operations';
import {nameOf} from '../database/owner';
import {socketPath} from '../database/socket-path';

const NAME = 'server.sock';

/**
 * Nobody listens: the server has stopped, or has not opened its database yet. Nothing has been
 * done.
 */
export class NotListening extends UserError {}

/** Answered with a file instead of rows. */
const BACKUP = 'backup';
const DRAFT = 'backup-draft-';

/**
 * Lets other commands of the same user reach the open database (two processes on one folder would
 * destroy it): HTTP over a Unix socket in the data folder, POST /<operation> with JSON arguments.
 */
export async function listenOnSocket(folder: string, operations: Operations): Promise<Server> {
  const path = socketPath(folder, NAME);
  // What a killed server has left.
  for (const name of readdirSync(folder)) {
    if (name === NAME || name.startsWith(DRAFT)) rmSync(join(folder, name), {force: true});
  }
  const server = createServer(async (incoming, outgoing) => {
    const name = (incoming.url ?? '').slice(1);
    try {
      const args = JSON.parse((await read(incoming)) || '{}');
      if (name === BACKUP) await sendBackup(folder, operations, outgoing);
      else outgoing.end(JSON.stringify({rows: await operations.run(name, args)}));
    } catch (error) {
      // Half a backup: only a broken connection says so.
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.statusCode = 400;
      outgoing.end(JSON.stringify({error: (error as Error).message}));
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  // The folder is already private (0700); so is the socket.
  chmodSync(path, 0o600);
  return server;
}

let backups = 0;

/**
 * By a file of the server's own, because the database waits while it is written: for the disk, but
 * not for a command that has been stopped.
 */
async function sendBackup(
  folder: string,
  operations: Operations,
  outgoing: ServerResponse,
): Promise<void> {
  const draft = join(folder, `${DRAFT}${(backups += 1)}`);
  try {
    await operations.backup(createWriteStream(draft, {mode: 0o600}));
    await pipeline(createReadStream(draft), outgoing);
  } finally {
    rmSync(draft, {force: true});
  }
}

/**
 * The operations of a server that runs on this folder. They reject with a UserError when the server
 * fails; with NotListening where the request never reached it.
 */
export function operationsThroughSocket(folder: string): Operations {
  return {
    async run(name, args = {}) {
      const reply = await ask(folder, name, args);
      const {rows, error} = parsed(await read(reply).catch(() => ''));
      if (rows) return rows;
      throw new UserError(error ?? STOPPED);
    },
    async backup(sink) {
      const reply = await ask(folder, BACKUP);
      if (reply.statusCode === 200) return pipeline(reply, sink);
      sink.destroy();
      throw new UserError(parsed(await read(reply).catch(() => '')).error ?? STOPPED);
    },
  };
}

function ask(folder: string, name: string, args = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {socketPath: socketPath(folder, NAME), path: `/${name}`, method: 'POST'},
      resolve,
    );
    outgoing.once('error', ({code}: NodeJS.ErrnoException) => reject(unanswered(folder, code)));
    outgoing.end(JSON.stringify(args));
  });
}

function unanswered(folder: string, code: string | undefined): UserError {
  if (code === 'ECONNREFUSED' || code === 'ENOENT') {
    return new NotListening(
      `No server answers in ${folder}: it is just starting or stopping. Try again in a few seconds.`,
    );
  }
  if (code !== 'EACCES') return new UserError(STOPPED);
  const owner = nameOf(statSync(join(folder, NAME)).uid);
  return new UserError(`The server in ${folder} runs as ${owner}: do this as ${owner}.`);
}

function parsed(text: string): {rows?: Row[]; error?: string} {
  try {
    return JSON.parse(text) as {rows?: Row[]; error?: string};
  } catch {
    return {};
  }
}

const STOPPED = 'The server stopped before it answered: try again.';

async function read(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
