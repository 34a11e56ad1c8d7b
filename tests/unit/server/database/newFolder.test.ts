import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {beginFolder, finishFolder, isFinished} from '../../../../server/database/newFolder';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'website-new-'));
  folder = join(root, 'data', 'postgres');
});
afterEach(() => rmSync(root, {recursive: true}));

/** As a database is made in it. */
const fill = (): void => {
  writeFileSync(join(folder, 'PG_VERSION'), '17');
  mkdirSync(join(folder, 'base'));
  writeFileSync(join(folder, 'base', '1'), 'rows');
};

test('a folder is finished at its end, and not before', () => {
  expect(isFinished(folder)).toBe(false);
  beginFolder(folder);
  fill();
  expect(isFinished(folder)).toBe(false);
  finishFolder(folder);
  expect(isFinished(folder)).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['PG_VERSION', 'base']);
});

test('one that was cut off is begun again, as often as that happens', () => {
  beginFolder(folder);
  for (let times = 0; times < 2; times++) {
    fill();
    beginFolder(folder);
    expect(readdirSync(folder)).toEqual(['unfinished']);
    expect(isFinished(folder)).toBe(false);
  }
});

test('what somebody else has put there stays, whatever happens', () => {
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'letter.txt'), 'dear Ann');
  beginFolder(folder);
  fill();
  rmSync(join(folder, 'PG_VERSION'));
  beginFolder(folder);
  expect(readdirSync(folder)).toContain('letter.txt');
});
