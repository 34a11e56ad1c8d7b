/**
 * An empty database, as `initdb` makes it, kept beside the packages: to make one costs PGlite some
 * seconds of processor time, to load it a fraction. It holds nothing of the site's, not even its
 * schema.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {PGlite} from '@electric-sql/pglite';

import {installedPglite} from './pglite-version';

const FOLDER = join(__dirname, '../../node_modules/.cache/roofing-site');

/** One file per version of PGlite: the database as a tar, and its SHA-256. */
function fileIn(folder: string): string {
  return join(folder, `empty-database-${installedPglite()}.tar-sha256`);
}

const HASH_BYTES = 32;
const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The kept database; undefined where there is none. A damaged one is deleted, and made again. */
export function snapshot(folder = FOLDER): Blob | undefined {
  try {
    const file = fileIn(folder);
    const kept = readFileSync(file);
    const tar = kept.subarray(0, -HASH_BYTES);
    if (hashOf(tar).equals(kept.subarray(-HASH_BYTES))) return new Blob([tar]);
    rmSync(file, {force: true});
  } catch {
    // There is none, or it cannot be read.
  }
  return undefined;
}

/** Keeps a new, still empty database. Where that is impossible, the next start makes one again. */
export async function keepSnapshot(
  database: Pick<PGlite, 'exec' | 'dumpDataDir'>,
  folder = FOLDER,
): Promise<void> {
  const draft = join(folder, `draft-${process.pid}`);
  try {
    // So that whoever loads it has nothing to recover.
    await database.exec('checkpoint');
    const tar = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer());
    mkdirSync(folder, {recursive: true});
    // Others see the whole file or none.
    writeFileSync(draft, Buffer.concat([tar, hashOf(tar)]), {flush: true});
    renameSync(draft, fileIn(folder));
  } catch {
    rmSync(draft, {force: true});
  }
}
