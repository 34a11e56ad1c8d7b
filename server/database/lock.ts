/**
 * Locks a data folder for one process. Two on one folder destroy the database, so nothing here
 * depends on process ids (two containers have their own) or on a file's content.
 *
 * A process that needs the folder announces itself with a Unix socket in it, under a name that is
 * never reused, and then checks for others. Of two, the later one to announce sees the earlier:
 * both may step back, but never both continue. A socket that refuses a connection belongs to a dead
 * process (killed, a zombie, or of before this machine was started anew) and stays dead: it may be
 * removed at any time. One of another machine refuses too: machines must not share a data folder.
 */
import {randomBytes} from 'node:crypto';
import {readdirSync, renameSync, rmSync} from 'node:fs';
import {connect, createServer, type Server} from 'node:net';
import {hostname} from 'node:os';
import {join, relative} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {UserError} from '../cli';

/** What a process that announced itself in a data folder replies. */
interface Answer {
  /**
   * `asking` is still checking for others; `silent` accepted the connection and did not reply in
   * time.
   */
  state: 'asking' | 'holding' | 'silent';
  /** A command that lets go within seconds, not a server. */
  brief?: boolean;
  pid?: number;
  host?: string;
}

/** Timeouts in milliseconds. */
const TIMES = {
  /** For a reply. A live process replies even under load; this is for a stopped one. */
  answer: 2000,
  /** How long to retry while several processes start at once, or one does not reply. */
  contest: 5000,
  /** How long to retry while a command of staff holds the folder. */
  visit: 20_000,
};

const ANNOUNCED = /^lock-[0-9a-f]{8}$/;

/** The live process that holds the folder or is about to, or null. */
export async function holderOf(folder: string): Promise<Answer | null> {
  const rivals = await others(folder, '');
  return rivals.find(({state}) => state === 'holding') ?? rivals[0] ?? null;
}

/**
 * Locks the folder for this process. Removes what a killed process left behind. Waits for one that
 * holds it briefly.
 *
 * @param brief whether this process lets go by itself within seconds.
 * @returns a function that releases the folder.
 * @throws FolderInUse when a live process holds it.
 */
export async function lockFolder(
  folder: string,
  {
    brief = false,
    ...given
  }: Partial<Pick<typeof TIMES, 'contest' | 'visit'>> & {brief?: boolean} = {},
): Promise<() => void> {
  const {contest, visit} = {...TIMES, ...given};
  const started = Date.now();
  let own = await announce(folder, brief);
  try {
    for (;;) {
      const rivals = await others(folder, own.name);
      if (rivals.length === 0) {
        own.hold();
        return own.withdraw;
      }
      const holder = rivals.find(({state}) => state === 'holding');
      const limit = !holder ? contest : holder.brief ? visit : 0;
      if (Date.now() - started >= limit) throw lockedError(folder, holder ?? rivals[0]!);
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
  const state: Answer = {pid: process.pid, host: hostname(), brief, state: 'asking'};
  const server = createServer((client) => {
    client.on('error', () => {});
    client.end(JSON.stringify(state));
  });
  const id = randomBytes(4).toString('hex');
  const name = `lock-${id}`;
  const path = join(folder, name);
  await listening(server, socketPath(folder, `draft-${id}`));
  renameSync(join(folder, `draft-${id}`), path);
  server.unref();
  return {
    name,
    hold: (): void => void (state.state = 'holding'),
    withdraw: (): void => {
      // Remove the name first, so that nobody takes it for a dead process's.
      rmSync(path, {force: true});
      server.close();
    },
  };
}

const listening = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(path, resolve));

type Other = Answer & {name: string};

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
 * Queries the process behind a Unix socket. `refused` means that nobody listens: the process is
 * dead; `null` means that the socket is gone. Any other error counts as alive.
 */
function ask(path: string): Promise<Answer | 'refused' | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(path);
    socket.setTimeout(TIMES.answer, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.once('error', ({code}: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED' || code === 'ENOTSOCK') resolve('refused');
      if (code === 'ENOENT') resolve(null);
    });
    socket.once('close', () => resolve(readAnswer(text)));
  });
}

function readAnswer(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {state: 'silent'};
  }
}

/**
 * The path of a Unix socket in a data folder. The limit is about a hundred bytes, so use the
 * shorter of the absolute and the relative path.
 */
export function socketPath(folder: string, name: string): string {
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

function lockedError(folder: string, {pid, host}: Answer): FolderInUse {
  const where = host && host !== hostname() ? ` on ${host}` : '';
  return new FolderInUse(
    `The data folder ${folder} is in use by process ${pid ?? '(unknown)'}${where}. Stop it (Ctrl-C where it runs), or set DATA_DIR to another folder.`,
  );
}
