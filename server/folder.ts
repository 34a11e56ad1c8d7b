import {mkdirSync} from 'node:fs';

import {Refusal} from './failure';
import {lockFolder} from './lock';

const REASONS: Record<string, string> = {
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of the path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EOPNOTSUPP: 'its file system has no sockets',
  ENOTSUP: 'its file system has no sockets',
};

/**
 * Makes the data folder where there is none, and takes it for this process alone.
 *
 * @returns a function that gives the folder back.
 * @throws Refusal when it cannot be used, or a living process holds it.
 */
export async function takeFolder(folder: string): Promise<() => void> {
  try {
    mkdirSync(folder, {recursive: true, mode: 0o700});
    return await lockFolder(folder);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new Refusal(
      `The data folder ${folder} cannot be used: ${REASONS[code] ?? code}. Set DATA_DIR to another folder.`,
    );
  }
}
