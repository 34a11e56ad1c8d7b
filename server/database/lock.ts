/**
 * Locks a data folder for one process. Two processes on one folder destroy the database, so nothing here
 * depends on process ids (containers have separate ones) or on a file's content.
 *
 * A process that needs the folder announces itself with a Unix socket in it, under a name that is never
 * reused, and then checks for other sockets. Of two processes, the later one sees the earlier: both may
 * step back, but never both continue. A socket that refuses a connection belongs to a dead process
 * (killed, a zombie, or from before a reboot) and may be removed at any time. A live process on another
 * machine refuses, too: machines must not share a data folder.
 *
 * Windows keeps its sockets (named pipes) apart from files, and removes those of dead processes: there
 * the name in the folder is an empty file.
 */
import {createHash, randomBytes} from 'node:crypto';
import {readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {connect, createServer} from 'node:net';
import {hostname} from 'node:os';
import {join, relative, resolve} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {UserError} from '../cli';

/** The reply of a process that announced itself in a data folder. */
interface Holder {
  /** True for a server that holds the lock; false for a command, and while a process still checks. */
  lasts: boolean;
  /** "process 123 on a-host". */
  who: string;
}

/** Time limit for a reply. A live process replies even under load, a suspended one does not. */
const ANSWER_MS = 2000;

/** How long to wait for a command, for a process that does not reply, and while several start at once. */
const PATIENCE_MS = 20_000;

export const isWindows = process.platform === 'win32';

const ANNOUNCED = /^lock-[0-9a-f]{8}$/;

/** Whether a live process holds the folder or is about to. */
export const isTaken = async (folder: string): Promise<boolean> =>
  (await others(folder, '')).length > 0;

/**
 * Locks the folder for this process. Removes what a killed process left behind.
 *
 * @param options.brief whether this process releases the lock by itself within seconds.
 * @param options.patience how long to wait for a lock that may be released, in milliseconds.
 * @throws FolderInUse when a live process holds it.
 */
export async function lockFolder(
  folder: string,
  {brief = false, patience = PATIENCE_MS} = {},
): Promise<() => void> {
  const until = Date.now() + patience;
  let own = await announce(folder, brief);
  try {
    for (;;) {
      const rivals = await others(folder, own.name);
      if (rivals.length === 0) {
        own.hold();
        return own.withdraw;
      }
      const holder = rivals.find(({lasts}) => lasts) ?? rivals[0]!;
      if (holder.lasts || Date.now() >= until)
        throw new FolderInUse(
          `The data folder ${folder} is in use by ${holder.who}. Stop it (Ctrl-C where it runs), or set DATA_DIR to another folder.`,
        );
      // Of several that check at once the first by name stays; the others retry under new names.
      const stays = rivals.every(({name}) => own.name < name);
      if (!stays) own.withdraw();
      await sleep(20 + Math.random() * 80);
      if (!stays) own = await announce(folder, brief);
    }
  } catch (error) {
    own.withdraw();
    throw error;
  }
}

/** Creates this process's socket in the folder, listening before it becomes visible. */
async function announce(folder: string, brief: boolean) {
  const answer: Holder = {lasts: false, who: `process ${process.pid} on ${hostname()}`};
  const server = createServer((client) => {
    client.on('error', () => {});
    client.end(JSON.stringify(answer));
  });
  const id = randomBytes(4).toString('hex');
  const name = `lock-${id}`;
  const draft = isWindows ? name : `draft-${id}`;
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(socketPath(folder, draft), resolve),
  );
  if (isWindows) writeFileSync(join(folder, name), '');
  else renameSync(join(folder, draft), join(folder, name));
  server.unref();
  return {
    name,
    hold: (): void => void (answer.lasts = !brief),
    withdraw: (): void => {
      // Remove the name first, so that nobody takes it for a dead process's.
      rmSync(join(folder, name), {force: true});
      server.close();
    },
  };
}

type Other = Holder & {name: string};

/** Lists the other live processes that announced themselves; removes the sockets of dead ones. */
async function others(folder: string, own: string): Promise<Other[]> {
  const names = readdirSync(folder).filter((name) => ANNOUNCED.test(name) && name !== own);
  const answers = await Promise.all(
    names.map(async (name): Promise<Other | null> => {
      const answer = await ask(socketPath(folder, name));
      if (answer !== 'refused') return answer && {...answer, name};
      rmSync(join(folder, name), {force: true, recursive: true});
      return null;
    }),
  );
  return answers.filter((answer) => answer !== null);
}

/**
 * Queries the process behind a Unix socket. `refused` means that nobody listens: the process is dead;
 * `null` means that the socket is gone. A silent process is alive, and may hold the lock.
 */
function ask(path: string): Promise<Holder | 'refused' | null> {
  const silent: Holder = {lasts: false, who: 'a process that does not answer'};
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(path);
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.once('error', ({code}: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED' || code === 'ENOTSOCK') resolve('refused');
      if (code === 'ENOENT') resolve(isWindows ? 'refused' : null);
    });
    socket.once('close', () => resolve(text === '' ? silent : (JSON.parse(text) as Holder)));
  });
}

/**
 * The path of a Unix socket in a data folder. The limit is about a hundred bytes, so use the
 * shorter of the absolute and the relative path. On Windows the name of a pipe.
 */
export function socketPath(folder: string, name: string): string {
  if (isWindows) {
    const place = createHash('sha256').update(resolve(folder).toLowerCase()).digest('hex');
    return `\\\\.\\pipe\\${place}-${name}`;
  }
  const absolute = join(folder, name);
  const fromHere = relative(process.cwd(), absolute);
  const path = fromHere.length < absolute.length ? fromHere : absolute;
  if (Buffer.byteLength(path) <= 100) return path;
  throw new UserError(
    `The path of the data folder is too long for a socket: ${folder}. Set DATA_DIR to a shorter one.`,
  );
}

/** A live process holds the folder. */
export class FolderInUse extends UserError {}
