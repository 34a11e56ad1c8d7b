import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {keepSnapshot, snapshot} from '../../../../server/database/snapshot';

const TAR = 'as initdb makes it'.repeat(100);
const database = {
  exec: async () => [],
  dumpDataDir: async () => new File([TAR], 'empty.tar'),
};

test('what was kept is loaded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'website-snapshot-'));
  expect(snapshot(folder)).toBeUndefined();
  await keepSnapshot(database, folder);
  expect(await snapshot(folder)!.text()).toBe(TAR);
  expect(readdirSync(folder)).toHaveLength(1);
  rmSync(folder, {recursive: true});
});
