import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {holderOf, lockFolder} from '../../../server/lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palm-sentry-lock-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

test('a folder is held, and given back', async () => {
  const unlock = await lockFolder(folder);
  expect(holderOf(folder)?.pid).toBe(process.pid);
  unlock();
  expect(holderOf(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test('whoever comes second is refused, with the number of the first', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(holderOf(folder)?.pid).toBe(process.pid);
  unlock();
});

test.each([
  ['a process that is gone', JSON.stringify({pid: 4_000_000, born: 'long ago'})],
  [
    'a living process that was born later, with the same number',
    JSON.stringify({pid: process.pid, born: 'earlier'}),
  ],
  ['nobody knows what', 'garbage'],
])('the lock of %s is taken over', async (_, content) => {
  writeFileSync(join(folder, 'lock'), content);
  const unlock = await lockFolder(folder);
  expect(holderOf(folder)?.pid).toBe(process.pid);
  unlock();
});

test('of many that take over one stale lock at once, one gets it', async () => {
  writeFileSync(join(folder, 'lock'), JSON.stringify({pid: 4_000_000, born: 'long ago'}));
  const script = `
    const {lockFolder} = require(${JSON.stringify(join(__dirname, '../../../server/lock.ts'))});
    lockFolder(${JSON.stringify(folder)}).then(() => { console.log('got it'); setTimeout(() => {}, 6000); }, () => console.log('refused'));
  `;
  const children = Array.from({length: 6}, () =>
    spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const answers = await Promise.all(
    children.map(
      (child) =>
        new Promise<string>((resolve) =>
          child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
        ),
    ),
  );
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(
    children.map(
      (child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve)),
    ),
  );
  expect(answers.filter((answer) => answer === 'got it')).toHaveLength(1);
  expect(existsSync(join(folder, 'lock'))).toBe(true);
}, 30_000);
