import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {isTaken, lockFolder} from '../../../../server/database/lock';
import {testFolder} from '../../../support/folder';

const LOCK = JSON.stringify(join(__dirname, '../../../../server/database/lock.ts'));

const {root: folder, write} = testFolder({emptied: true});
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) await end(child);
});

const end = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => child.once('exit', resolve));
};

/** A process that tries to lock the folder, holds it if it succeeds, and prints the result. */
function contender(): Promise<{answer: string; child: ChildProcess}> {
  const script = `
    const {lockFolder} = require(${LOCK});
    lockFolder(${JSON.stringify(folder)}).then(
      () => { console.log('got it'); setInterval(() => {}, 1000); },
      (error) => console.log(error.message),
    );`;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve) =>
    child.stdout.once('data', (chunk) => resolve({answer: String(chunk).trim(), child})),
  );
}

test('a folder is held, and given back', async () => {
  const unlock = await lockFolder(folder);
  expect(await isTaken(folder)).toBe(true);
  unlock();
  expect(await isTaken(folder)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test('whoever comes second is refused, with the number of the first', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid} on `);
  unlock();
});

test('a command of staff is waited for, so that a server can start meanwhile', async () => {
  const unlock = await lockFolder(folder, {brief: true});
  const next = lockFolder(folder);
  setTimeout(unlock, 300);
  (await next)();
  const held = await lockFolder(folder, {brief: true});
  await expect(lockFolder(folder, {patience: 100})).rejects.toThrow('in use by process');
  held();
});

test('of two that see each other, one gets it, and neither waits for the other', async () => {
  const patience = 5000;
  const until = Date.now() + patience;
  const lock = () => lockFolder(folder, {patience});
  const [one, other] = await Promise.allSettled([lock(), lock()]);
  expect(Date.now()).toBeLessThan(until);
  const unlocks = [one, other].flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  expect(unlocks).toHaveLength(1);
  unlocks[0]!();
});

test('the lock of a killed process is taken over', async () => {
  const {answer, child} = await contender();
  expect(answer).toBe('got it');
  await end(child);
  expect(readdirSync(folder)).toHaveLength(1);
  const unlock = await lockFolder(folder);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
}, 30_000);

test('so is that of a zombie, whose parent never asks how it ended', async () => {
  const script = `require(${LOCK}).lockFolder(${JSON.stringify(folder)}).then(() => console.log(process.pid)); setInterval(() => {}, 1000)`;
  const parent = spawn(
    'sh',
    // Of both only the holder has the pipe, which closes when it ends.
    ['-c', '"$0" --require tsx/cjs --eval "$1" & exec sleep 60 >&2', process.execPath, script],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  children.push(parent);
  const pid = await new Promise<number>((resolve) =>
    parent.stdout.once('data', (chunk) => resolve(Number(chunk))),
  );
  process.kill(pid, 'SIGKILL');
  await once(parent.stdout, 'end');
  const unlock = await lockFolder(folder);
  // There still is such a process.
  process.kill(pid, 0);
  unlock();
}, 30_000);

test('a holder that is stopped, and says nothing, still holds', async () => {
  const {child} = await contender();
  child.kill('SIGSTOP');
  await expect(lockFolder(folder, {patience: 100})).rejects.toThrow(
    'in use by a process that does not answer. Stop it',
  );
}, 30_000);

test.each(['lock', 'lock-00000000', 'draft-00000000'])(
  'whatever lies in a file %s, it neither blocks nor lets a second one in',
  async (name) => {
    write(name, 'garbage');
    const unlock = await lockFolder(folder);
    write(name, 'more garbage');
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    unlock();
  },
);

test('of many that take over one stale lock at once, one gets it', async () => {
  const {child} = await contender();
  await end(child);
  expect(readdirSync(folder)).toHaveLength(1);
  const answers = await Promise.all(Array.from({length: 6}, contender));
  const winners = answers.filter(({answer}) => answer === 'got it');
  expect(winners).toHaveLength(1);
  const pid = winners[0]!.child.pid;
  for (const {answer} of answers) {
    if (answer !== 'got it') expect(answer).toContain(`in use by process ${pid} on `);
  }
}, 60_000);
