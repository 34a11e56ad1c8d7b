import {mkdirSync} from 'node:fs';

import {UserError} from './cli';
import {lockFolder} from './lock';

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
 * @throws UserError when it cannot be used, or a live process holds it.
 */
export async function takeFolder(
  folder: string,
  options: {brief?: boolean} = {},
): Promise<() => void> {
  try {
    mkdirSync(folder, {recursive: true, mode: 0o700});
    return await lockFolder(folder, options);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new UserError(
      `The data folder ${folder} cannot be used: ${REASONS[code] ?? code}. Set DATA_DIR to another folder.`,
    );
  }
}
