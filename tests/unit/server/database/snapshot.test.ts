import {readdirSync} from 'node:fs';

import {keepSnapshot, snapshot} from '../../../../server/database/snapshot';
import {testFolder} from '../../../support/folder';

const TAR = 'as initdb makes it'.repeat(100);
const database = {exec: async () => [], dumpDataDir: async () => new File([TAR], 'empty.tar')};

const {root: folder} = testFolder();

test('what was kept is loaded', async () => {
  expect(snapshot(folder)).toBeUndefined();
  await keepSnapshot(database, folder);
  expect(await snapshot(folder)!.text()).toBe(TAR);
  expect(readdirSync(folder)).toHaveLength(1);
});
