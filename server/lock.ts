/**
 * A data folder for one process alone. Two on one folder destroy the database, so nothing here
 * depends on a number of a process (two containers have each its own) or on a file's content.
 *
 * Whoever wants the folder announces itself with a Unix socket in it, under a name that is never used
 * again, and then looks who else is there. Of two, the later one to announce sees the earlier: so
 * both may step back, but never both go on. A socket that refuses a connection is that of a dead
 * process (killed, or a zombie) and stays dead: it may be removed at any time.
 */
import {createHash, randomBytes} from 'node:crypto';
import {readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync} from 'node:fs';
import {createServer, type Server} from 'node:net';
import {hostname} from 'node:os';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {ask, type Answer} from './lock-answer';
import {Refusal} from './failure';
import {socketPath} from './socket-path';

/** How long an announcement may take against others', in milliseconds, and what else takes time. */
const TIMES = {
  /** Several starters at once step back and try again; somebody who says nothing is waited for. */
  contest: 5000,
  /** The holder touches its socket this often, for those who cannot ask it: see `isBeating`. */
  beat: 5000,
  /** A socket of another kernel that was not touched for this long is dead. */
  patience: 20_000,
};

const ANNOUNCED = /^lock-([0-9a-f]{8})-[0-9a-f]{8}$/;

/**
 * Another kernel (another machine on a shared volume, or this one before it was started anew) cannot
 * be reached through a Unix socket, dead or alive.
 */
const KERNEL = createHash('sha256').update(kernelName()).digest('hex').slice(0, 8);

function kernelName(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  } catch {
    return hostname();
  }
}

/** The living process that holds the folder or is about to, or null. */
export async function holderOf(folder: string): Promise<Answer | null> {
  const found = await others(folder, '', TIMES.patience);
  return found.find(({state}) => state === 'holding') ?? found[0] ?? null;
}

/**
 * Takes the folder for this process alone. What a killed process left is cleared away.
 *
 * @returns a function that gives the folder back.
 * @throws Refusal when a living process holds it.
 */
export async function lockFolder(
  folder: string,
  {contest, beat, patience} = TIMES,
): Promise<() => void> {
  const until = Date.now() + contest;
  let mine = await announce(folder, beat);
  try {
    for (;;) {
      const found = await others(folder, mine.name, patience);
      if (found.length === 0) {
        mine.hold();
        return mine.withdraw;
      }
      const holder = found.find(({state}) => state === 'holding');
      if (holder || Date.now() > until) throw taken(folder, holder ?? found[0]!);
      // Of several that look at once the first by name stays; the others come back under new names.
      const stays = found.every(({name}) => mine.name < name);
      if (!stays) mine.withdraw();
      await sleep(20 + Math.random() * 80);
      if (!stays) mine = await announce(folder, beat);
    }
  } catch (error) {
    mine.withdraw();
    throw error;
  }
}

/** Puts this process's socket into the folder, listening before it can be seen. */
async function announce(folder: string, beat: number) {
  const state: Answer = {pid: process.pid, host: hostname(), state: 'asking'};
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
      // The name first: nobody is to take it for one that died.
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
    // On a full disk, or where somebody cleared the folder: the lock itself does not need it.
  }
}

type Other = Answer & {name: string};

/** Who else announced itself and lives; removes the sockets of the dead. */
async function others(folder: string, mine: string, patience: number): Promise<Other[]> {
  const names = readdirSync(folder).filter((name) => ANNOUNCED.test(name) && name !== mine);
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

/** Watches the socket of a process that cannot be asked; by its own clock, so none is compared. */
async function isBeating(path: string, patience: number): Promise<boolean> {
  const touched = (): number | undefined => statSync(path, {throwIfNoEntry: false})?.mtimeMs;
  const first = touched();
  console.error(
    `The data folder was in use before this machine was started, or is by another: looking for ${patience / 1000} s.`,
  );
  for (const until = Date.now() + patience; Date.now() < until;) {
    await sleep(Math.min(500, patience / 4));
    const now = touched();
    if (now !== first) return now !== undefined;
  }
  return false;
}

function taken(folder: string, {pid, host}: Answer): Refusal {
  const where = host && host !== hostname() ? ` on ${host}` : '';
  return new Refusal(
    `The data folder ${folder} is in use by process ${pid ?? '(unknown)'}${where}. ` +
      'Stop it (Ctrl-C where it runs), or set DATA_DIR to another folder.',
  );
}
