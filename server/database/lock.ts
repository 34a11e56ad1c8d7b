/**
 * Locks a data folder for one process. Two on one folder destroy the database, so nothing here
 * depends on process ids (two containers have their own) or on a file's content.
 *
 * A process that needs the folder announces itself with a Unix socket in it, under a name that is
 * never reused, and then checks for others. Of two, the later one to announce sees the earlier:
 * both may step back, but never both continue. A socket that refuses a connection belongs to a dead
 * process (killed, or a zombie) and stays dead: it may be removed at any time.
 */
import {createHash, randomBytes} from 'node:crypto';
import {readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync} from 'node:fs';
import {createServer, type Server} from 'node:net';
import {hostname} from 'node:os';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {ask, type Answer} from './lock-answer';
import {UserError} from '../cli';
import {socketPath} from './socket-path';

/** Timeouts in milliseconds. */
const TIMES = {
  /** How long to retry while several processes start at once, or one does not reply. */
  contest: 5000,
  /** How long to retry while a command of staff holds the folder. */
  visit: 20_000,
  /**
   * How often the holder touches its socket, for processes that cannot connect to it: see
   * `isBeating`.
   */
  beat: 5000,
  /** A socket of another kernel that was not touched for this long is dead. */
  patience: 20_000,
};

const ANNOUNCED = /^lock-([0-9a-f]{8})-[0-9a-f]{8}$/;

/**
 * Another kernel (another machine on a shared volume, or this one before a reboot) cannot be
 * reached through a Unix socket, dead or alive.
 */
const KERNEL = createHash('sha256').update(kernelName()).digest('hex').slice(0, 8);

function kernelName(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  } catch {
    return hostname();
  }
}

/** The live process that holds the folder or is about to, or null. */
export async function holderOf(folder: string): Promise<Answer | null> {
  const rivals = await others(folder, '', TIMES.patience);
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
  {brief = false, ...given}: Partial<typeof TIMES> & {brief?: boolean} = {},
): Promise<() => void> {
  const {contest, visit, beat, patience} = {...TIMES, ...given};
  const started = Date.now();
  let own = await announce(folder, beat, brief);
  try {
    for (;;) {
      const rivals = await others(folder, own.name, patience);
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
      if (!stays) own = await announce(folder, beat, brief);
    }
  } catch (error) {
    own.withdraw();
    throw error;
  }
}

/** Creates this process's socket in the folder, listening before it becomes visible. */
async function announce(folder: string, beat: number, brief: boolean) {
  const state: Answer = {pid: process.pid, host: hostname(), brief, state: 'asking'};
  const server = createServer((client) => {
    client.on('error', () => {});
    client.end(JSON.stringify(state));
  });
  const id = randomBytes(4).toString('hex');
  const name = `lock-${KERNEL}-${id}`;
  const path = join(folder, name);
  await listening(server, socketPath(folder, `draft-${id}`));
  renameSync(join(folder, `draft-${id}`), path);
  server.unref();
  const timer = setInterval(() => touch(path), beat);
  timer.unref();
  return {
    name,
    hold: (): void => void (state.state = 'holding'),
    withdraw: (): void => {
      clearInterval(timer);
      // Remove the name first, so that nobody takes it for a dead process's.
      rmSync(path, {force: true});
      server.close();
    },
  };
}

const listening = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(path, resolve));

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The disk is full, or somebody cleared the folder: the lock itself does not need it.
  }
}

type Other = Answer & {name: string};

/** Lists the other live processes that announced themselves; removes the sockets of dead ones. */
async function others(folder: string, own: string, patience: number): Promise<Other[]> {
  const names = readdirSync(folder).filter((name) => ANNOUNCED.test(name) && name !== own);
  const answers = await Promise.all(
    names.map(async (name): Promise<Other | null> => {
      const answer = await ask(socketPath(folder, name));
      if (answer !== 'refused') return answer && {...answer, name};
      const path = join(folder, name);
      const foreign = ANNOUNCED.exec(name)?.[1] !== KERNEL;
      if (foreign && (await isBeating(path, patience)))
        return {name, state: 'holding', host: 'another machine'};
      rmSync(path, {force: true, recursive: true});
      return null;
    }),
  );
  return answers.filter((answer) => answer !== null);
}

/**
 * Watches the socket of a process that cannot be reached. Compares its timestamps with each other
 * only, never with this machine's clock.
 */
async function isBeating(path: string, patience: number): Promise<boolean> {
  const touched = (): number | undefined => statSync(path, {throwIfNoEntry: false})?.mtimeMs;
  const first = touched();
  console.error(
    `The data folder was in use before this machine last started, or another machine is using it: checking for ${patience / 1000} s.`,
  );
  for (const until = Date.now() + patience; Date.now() < until;) {
    await sleep(Math.min(500, patience / 4));
    const now = touched();
    if (now !== first) return now !== undefined;
  }
  return false;
}

/** A live process holds the folder. */
export class FolderInUse extends UserError {}

function lockedError(folder: string, {pid, host}: Answer): FolderInUse {
  const where = host && host !== hostname() ? ` on ${host}` : '';
  return new FolderInUse(
    `The data folder ${folder} is in use by process ${pid ?? '(unknown)'}${where}. ` +
      'Stop it (Ctrl-C where it runs), or set DATA_DIR to another folder.',
  );
}
