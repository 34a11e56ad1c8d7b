/**
 * The folder of a database that is being made. Until it is whole it has a mark in it, so that one
 * whose making was killed is made again and never opened.
 */
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

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
    writeFileSync(join(folder, MARK), '', {mode: 0o600});
  }
}

/** Takes the mark away. */
export const finishFolder = (folder: string): void => rmSync(join(folder, MARK), {force: true});
