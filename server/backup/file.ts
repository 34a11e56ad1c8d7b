import {createWriteStream, existsSync, openSync, renameSync, rmSync} from 'node:fs';
import type {Writable} from 'node:stream';

import {UserError} from '../cli';
import {fileProblem} from '../errors';
import {checkBackup, type Header} from './format';

/**
 * Makes a backup file for this user's eyes alone: written under another name, on the disk, and read
 * back before it gets its own.
 *
 * @param write fills the stream and ends it.
 * @throws UserError when the file exists, or cannot be written.
 */
export async function keepBackup(
  file: string,
  write: (sink: Writable) => Promise<void>,
): Promise<Header> {
  refuseExisting(file);
  const draft = `${file}.draft-${process.pid}`;
  let sink: Writable | undefined;
  try {
    sink = createWriteStream(draft, {fd: openSync(draft, 'wx', 0o600), flush: true});
    await write(sink);
    const header = await checkBackup(draft);
    refuseExisting(file);
    renameSync(draft, file);
    return header;
  } catch (error) {
    sink?.destroy();
    rmSync(draft, {force: true});
    throw explained(file, error);
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) {
    throw new UserError(`There is already a file ${file}: delete it first, or name another.`);
  }
}

function explained(file: string, error: unknown): unknown {
  const {code, syscall} = error as NodeJS.ErrnoException;
  return code && syscall
    ? new UserError(`The backup ${file} cannot be written: ${fileProblem(code)}. Name another one.`)
    : error;
}
