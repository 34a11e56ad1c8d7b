import {mkdirSync} from 'node:fs';
import {join} from 'node:path';

import {UserError} from '../cli';
import {lockFolder} from './lock';
import {refuseForeign, refuseForeignFiles} from './owner';

/** The folder of the embedded database in a data folder. */
export const embeddedIn = (dataFolder: string): string => join(dataFolder, 'postgres');

const REASONS: Record<string, string> = {
  EEXIST: 'a file has that name',
  ENOTDIR: 'part of the path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EOPNOTSUPP: 'its file system has no sockets',
  ENOTSUP: 'its file system has no sockets',
};

/**
 * Creates the data folder where there is none, and locks it for this process.
 *
 * @param options.brief whether this process lets go by itself within seconds.
 * @returns a function that releases the folder.
 * @throws UserError when it cannot be used, belongs to another user, or a live process holds it.
 */
export async function takeFolder(
  folder: string,
  options: {brief?: boolean} = {},
): Promise<() => void> {
  try {
    mkdirSync(folder, {recursive: true, mode: 0o700});
    refuseForeign(folder);
    const unlock = await lockFolder(folder, options);
    try {
      refuseForeignFiles(embeddedIn(folder));
    } catch (error) {
      unlock();
      throw error;
    }
    return unlock;
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new UserError(
      `The data folder ${folder} cannot be used: ${REASONS[code] ?? code}. Set DATA_DIR to another folder.`,
    );
  }
}
