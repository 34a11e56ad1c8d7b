/**
 * An empty database, as `initdb` makes it, kept beside the packages: to make one costs PGlite some
 * seconds of processor time, to load it a fraction. It holds nothing of the site's, not even its
 * schema.
 */
import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {PGlite} from '@electric-sql/pglite';

const PACKAGES = join(__dirname, '../../node_modules');
const FOLDER = join(PACKAGES, '.cache/roofing-site');

/** One file per version of PGlite. */
function file(): string {
  const manifest = readFileSync(join(PACKAGES, '@electric-sql/pglite/package.json'), 'utf8');
  const {version} = JSON.parse(manifest) as {version: string};
  return join(FOLDER, `empty-database-${version}.tar`);
}

/** The kept database; undefined where there is none. */
export function snapshot(): Blob | undefined {
  try {
    return new Blob([readFileSync(file())]);
  } catch {
    return undefined;
  }
}

/** Keeps a new, still empty database. Where that is impossible, the next start makes one again. */
export async function keepSnapshot(database: PGlite): Promise<void> {
  const draft = join(FOLDER, `draft-${process.pid}`);
  try {
    // So that whoever loads it has nothing to recover.
    await database.exec('checkpoint');
    const tar = await database.dumpDataDir('none');
    mkdirSync(FOLDER, {recursive: true});
    // Others see the whole file or none.
    writeFileSync(draft, Buffer.from(await tar.arrayBuffer()), {flush: true});
    renameSync(draft, file());
  } catch {
    rmSync(draft, {force: true});
  }
}
