/**
 * The folder of a database that is being made. Until it is whole and on the disk it has a mark in it,
 * so that one whose making was cut off (killed, no power) is made again and never opened.
 */
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {syncFolder, syncPath} from '../sync';

const MARK = 'unfinished';

/** Whether there is a database in the folder, made to its end. */
export const isFinished = (folder: string): boolean =>
  existsSync(join(folder, 'PG_VERSION')) && !existsSync(join(folder, MARK));

/** Makes the folder, and empties it of what was not finished. Other files in it stay. */
export function beginFolder(folder: string): void {
  mkdirSync(folder, {recursive: true, mode: 0o700});
  const names = readdirSync(folder);
  // The mark goes last, and stays.
  if (names.includes(MARK)) {
    for (const name of names) if (name !== MARK) rmSync(join(folder, name), {recursive: true});
  } else if (names.length === 0) {
    writeFileSync(join(folder, MARK), '', {mode: 0o600, flush: true});
    syncFolder(folder);
  }
}

/** Brings everything in the folder to the disk, and takes the mark away. */
export function finishFolder(folder: string): void {
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) syncPath(path);
    if (entry.isDirectory()) syncFolder(path);
  }
  // The data folder, and what it is in, may be new, too.
  for (const path of [folder, dirname(folder), dirname(dirname(folder))]) syncFolder(path);
  rmSync(join(folder, MARK), {force: true});
  syncFolder(folder);
}
