import {join, relative} from 'node:path';

import {UserError} from '../cli';

/**
 * The path of a Unix socket in a data folder. The limit is about a hundred bytes, so use the
 * shorter of the absolute and the relative path.
 */
export function socketPath(folder: string, name: string): string {
  const absolute = join(folder, name);
  const fromHere = relative(process.cwd(), absolute);
  const path = fromHere.length < absolute.length ? fromHere : absolute;
  if (Buffer.byteLength(path) > 100) {
    throw new UserError(
      `The path of the data folder is too long for a socket: ${folder}. Set DATA_DIR to a shorter one.`,
    );
  }
  return path;
}
