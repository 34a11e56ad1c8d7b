/**
 * Caches an empty database, as `initdb` makes it, beside the packages: PGlite takes a second or two of
 * processor time to make one, and a third of that to load it. It contains nothing of the site, not even
 * its schema.
 */
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {PGlite} from '@electric-sql/pglite';

import {version} from '../../node_modules/@electric-sql/pglite/package.json';

const FOLDER = join(__dirname, '../../node_modules/.cache/roofing-site');

const fileIn = (folder: string): string => join(folder, `empty-database-${version}.tar`);

/** The kept database of this version of PGlite; undefined where there is none. */
export function snapshot(folder = FOLDER): Blob | undefined {
  const file = fileIn(folder);
  return existsSync(file) ? new Blob([readFileSync(file)]) : undefined;
}

/** Keeps a new, still empty database. Where that is impossible, the next start makes one again. */
export async function keepSnapshot(
  database: Pick<PGlite, 'exec' | 'dumpDataDir'>,
  folder = FOLDER,
): Promise<void> {
  const draft = join(folder, `draft-${process.pid}`);
  try {
    // So that loading needs no recovery.
    await database.exec('checkpoint');
    const tar = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer());
    mkdirSync(folder, {recursive: true});
    // Others see the whole file or none.
    writeFileSync(draft, tar, {flush: true});
    renameSync(draft, fileIn(folder));
  } catch {
    rmSync(draft, {force: true});
  }
}
