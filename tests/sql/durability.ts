// What a power cut leaves of the embedded database: only what was synced to the disk.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join, relative} from 'node:path';

import {openDatabase} from '../../server/database';
import {openEmbedded} from '../../server/database/embedded';
import type {Engine} from '../../server/database/engine';
import {migrate} from '../../server/database/migrations';
import {isFinished} from '../../server/database/new-folder';

/**
 * A disk that keeps nothing but what was synced: a copy of each file as it was at its last sync. A
 * sync of a folder makes its names last, those that are gone too.
 */
function slowDisk(folder: string, disk: string) {
  const synced: string[] = [];
  const sync = fs.fsyncSync;
  fs.fsyncSync = (handle) => {
    sync(handle);
    const path = fs.readlinkSync(`/proc/self/fd/${handle}`);
    if (!path.startsWith(folder)) return;
    const name = relative(folder, path);
    const copy = join(disk, name);
    synced.push(name);
    if (fs.statSync(path).isFile()) {
      fs.mkdirSync(dirname(copy), {recursive: true});
      fs.copyFileSync(path, copy);
      return;
    }
    fs.mkdirSync(copy, {recursive: true});
    const names = fs.readdirSync(path);
    for (const old of fs.readdirSync(copy)) {
      if (!names.includes(old)) fs.rmSync(join(copy, old), {recursive: true});
    }
  };
  syncBuiltinESMExports();
  const restore = (): void => {
    fs.fsyncSync = sync;
    syncBuiltinESMExports();
  };
  return {synced, restore};
}

const insert = (engine: Engine, n: number, message: string | null = null) =>
  engine.query(
    'insert into intake.inspection_requests (name, email, phone, message) values ($1, $2, $3, $4)',
    [`Visitor ${n}`, `visitor${n}@example.com`, '1', message],
  );

const countOf = async (engine: Engine): Promise<number> =>
  (await engine.query<{n: number}>('select count(*) as n from intake.inspection_requests'))[0]!.n;

/**
 * A new folder goes to the disk once, at its end. What a killed process or a power cut leaves of it
 * before is made again.
 */
async function unfinished(root: string): Promise<string> {
  const folder = join(root, 'first');
  const disk = join(root, 'first-disk');
  const killed = join(root, 'killed');
  const {synced, restore} = slowDisk(folder, disk);
  const opening = openEmbedded(folder, {
    async prepare(engine) {
      await migrate(engine);
      fs.cpSync(folder, killed, {recursive: true});
    },
  });
  const engine = await opening.finally(restore);
  await engine.close();
  const ofFiles = synced.filter((name) => name !== '' && name !== 'unfinished');
  assert.ok(ofFiles.length > 900, `${ofFiles.length} files were synced`);
  assert.deepEqual(
    ofFiles.filter((name, at) => ofFiles.indexOf(name) !== at),
    [],
    'synced more than once',
  );
  const first = await openDatabase(disk);
  assert.equal(await countOf(first), 0);
  await first.close();

  // As if half of its files had never come to the disk.
  fs.rmSync(join(killed, 'global/pg_control'));
  assert.equal(isFinished(killed), false);
  const again = await openDatabase(killed);
  await insert(again, 1);
  await again.close();
  assert.equal(isFinished(killed), true);
  const kept = await openDatabase(killed);
  assert.equal(await countOf(kept), 1);
  await kept.close();
  return `${synced.length} syncs for a new folder`;
}

/** Each commit is on the disk, and a power cut at any moment loses none. */
async function powerCuts(root: string): Promise<string> {
  const folder = join(root, 'data');
  const disk = join(root, 'disk');
  const {synced, restore} = slowDisk(folder, disk);
  const engine = await openDatabase(folder);
  let stored = 0;
  /** What is on the disk now, opened as after a power cut: every row, and nothing that is damaged. */
  const cut = async (): Promise<void> => {
    const after = join(root, `after-${stored}`);
    fs.cpSync(disk, after, {recursive: true});
    const survivor = await openDatabase(after);
    assert.equal(await countOf(survivor), stored);
    await survivor.query("select count(*) from intake.inspection_requests where email like '%5%'");
    await survivor.close();
  };
  const commits = async (number: number, message: string | null = null): Promise<number> => {
    const before = synced.length;
    for (let n = 0; n < number; n++) await insert(engine, (stored += 1), message);
    return synced.slice(before).filter((name) => name.startsWith('pg_wal/')).length;
  };

  const forCommits = await commits(100);
  assert.ok(forCommits >= 100, `${forCommits} syncs of the log for 100 commits`);
  await cut();
  const before = synced.length;
  await countOf(engine);
  assert.deepEqual(synced.slice(before), []);

  await engine.script('checkpoint');
  const checkpoint = synced.slice(before);
  assert.ok(checkpoint.some((name) => name.startsWith('base/')));
  // What says from where on the log is needed comes after what no longer needs it.
  const lastData = checkpoint.map((name) => name.startsWith('base/')).lastIndexOf(true);
  assert.ok(checkpoint.lastIndexOf('global/pg_control') > lastData);
  await commits(20);
  await cut();

  // More than a segment of the log (16 MB), so that old ones are used again.
  await engine.query(
    `insert into intake.inspection_requests (name, email, phone, message)
     select 'Ann', n || '@example.com', '1', repeat('x', 2000) from generate_series(1, 20000) n`,
  );
  stored += 20_000;
  await engine.script('checkpoint; checkpoint');
  await commits(20, 'y'.repeat(2000));
  await cut();
  await engine.close();
  restore();
  return `syncs: ${forCommits} of the log for 100 commits, ${checkpoint.length} for a checkpoint; 3 power cuts, none of ${stored} rows lost`;
}

/** Prints what was counted. */
export async function durabilityProblems(): Promise<string[]> {
  const root = fs.mkdtempSync(join(tmpdir(), 'website-power-'));
  try {
    console.log(`# ${await unfinished(root)}; ${await powerCuts(root)}`);
    return [];
  } catch (error) {
    return [(error as Error).message];
  } finally {
    fs.rmSync(root, {recursive: true, force: true});
  }
}
