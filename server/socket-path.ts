import {join, relative} from 'node:path';

import {Refusal} from './failure';

/**
 * The address of a Unix socket in a data folder. It may have some hundred bytes: the shorter of two
 * spellings is taken.
 */
export function socketPath(folder: string, name: string): string {
  const absolute = join(folder, name);
  const fromHere = relative(process.cwd(), absolute);
  const path = fromHere.length < absolute.length ? fromHere : absolute;
  if (Buffer.byteLength(path) > 100) {
    throw new Refusal(
      `The path of the data folder is too long for a socket: ${folder}. Set DATA_DIR to a shorter one.`,
    );
  }
  return path;
}
