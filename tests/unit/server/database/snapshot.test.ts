import {mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {keepSnapshot, snapshot} from '../../../../server/database/snapshot';

const TAR = 'as initdb makes it'.repeat(100);
const database = {
  exec: async () => [],
  dumpDataDir: async () => new File([TAR], 'empty.tar'),
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'website-snapshot-'))));
afterEach(() => rmSync(folder, {recursive: true}));

const kept = (): string => join(folder, readdirSync(folder)[0]!);

test('what was kept is loaded', async () => {
  expect(snapshot(folder)).toBeUndefined();
  await keepSnapshot(database, folder);
  expect(await snapshot(folder)!.text()).toBe(TAR);
});

test.each([
  ['cut off', () => truncateSync(kept(), TAR.length - 10)],
  ['emptied', () => truncateSync(kept(), 0)],
  ['changed in one byte', () => writeFileSync(kept(), readFileSync(kept()).fill('X', 1000, 1001))],
])('a kept database that was %s is deleted, and made again', async (_, damage) => {
  await keepSnapshot(database, folder);
  damage();
  expect(snapshot(folder)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  await keepSnapshot(database, folder);
  expect(await snapshot(folder)!.text()).toBe(TAR);
});
