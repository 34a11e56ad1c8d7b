import {existsSync, lstatSync, mkdirSync} from 'node:fs';
import {join} from 'node:path';

import {UserError} from '../cli';
import {fileProblem} from '../errors';
import {lockFolder} from './lock';

export const embeddedIn = (dataFolder: string): string => join(dataFolder, 'postgres');

export const hasDatabase = (dataFolder: string): boolean =>
  existsSync(join(embeddedIn(dataFolder), 'PG_VERSION'));

/**
 * Creates the data folder where there is none, and locks it for this process.
 *
 * @param options.brief whether this process releases the lock by itself within seconds.
 */
export async function takeFolder(folder: string, {brief = false} = {}): Promise<() => void> {
  try {
    mkdirSync(folder, {recursive: true, mode: 0o700});
    refuseForeign(folder);
    return await lockFolder(folder, {brief});
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** @throws UserError for another user's folder: its owner could not open files that this user writes. */
export function refuseForeign(folder: string): void {
  let owner: number | undefined;
  try {
    owner = lstatSync(folder, {throwIfNoEntry: false})?.uid;
  } catch (error) {
    throw unusable(folder, error);
  }
  const me = process.geteuid?.();
  if (owner === undefined || me === undefined || owner === me) return;
  throw new UserError(
    `The data folder ${folder} belongs to user ${owner}, and this is user ${me}: do this as user ${owner}, or set DATA_DIR to another folder.`,
  );
}

/** Turns an error of the file system into a UserError; a UserError stays unchanged. */
const unusable = (folder: string, error: unknown): unknown =>
  error instanceof UserError
    ? error
    : new UserError(
        `The data folder ${folder} cannot be used: ${fileProblem(error as Error)}. Set DATA_DIR to another folder.`,
      );
