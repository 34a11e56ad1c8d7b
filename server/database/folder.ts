import {existsSync, lstatSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {UserError} from '../cli';
import {fileProblem} from '../errors';
import {lockFolder} from './lock';

/** The folder of the embedded database in a data folder. */
export const embeddedIn = (dataFolder: string): string => join(dataFolder, 'postgres');

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
  let unlock = (): void => {};
  try {
    mkdirSync(folder, {recursive: true, mode: 0o700});
    refuseForeign(folder);
    unlock = await lockFolder(folder, options);
    refuseForeignFiles(embeddedIn(folder));
    return unlock;
  } catch (error) {
    unlock();
    throw unusable(folder, error);
  }
}

/** @throws UserError where the data folder belongs to another user; one that is not there is fine. */
export function refuseForeign(folder: string): void {
  let owner: string | null;
  try {
    owner = strangerOf(folder);
  } catch (error) {
    throw unusable(folder, error);
  }
  if (owner === null) return;
  throw new UserError(
    `The data folder ${folder} belongs to ${owner}, and this is ${me()}: do this as ${owner}, or set DATA_DIR to another folder.`,
  );
}

/**
 * A file of another user in a database may keep its owner from opening it again. PostgreSQL itself
 * opens no folder that is not the user's own.
 *
 * @throws UserError where the folder with PostgreSQL's files, or anything in it, belongs to another.
 */
function refuseForeignFiles(database: string): void {
  if (!existsSync(database)) return;
  for (const name of ['', ...readdirSync(database, {recursive: true, encoding: 'utf8'})]) {
    const path = join(database, name);
    const owner = strangerOf(path);
    if (owner === null) continue;
    throw new UserError(
      `${path} belongs to ${owner}, and this is ${me()}: run "chown -R ${me()} ${database}" as root.`,
    );
  }
}

/** Whose the file is; null where it is this process's own, or gone. */
function strangerOf(path: string): string | null {
  const own = process.geteuid?.();
  const uid = lstatSync(path, {throwIfNoEntry: false})?.uid;
  return own === undefined || uid === undefined || uid === own ? null : nameOf(uid);
}

const me = (): string => nameOf(process.geteuid!());

/** The name of a user of this machine; "user 1001" where it has none. */
function nameOf(uid: number): string {
  // Not every system has the file.
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  const user = users.split('\n').find((line) => line.split(':')[2] === String(uid));
  return user?.split(':')[0] ?? `user ${uid}`;
}

/** A sentence for an error of the file system; any other error as it is. */
function unusable(folder: string, error: unknown): unknown {
  const {code} = error as NodeJS.ErrnoException;
  return code
    ? new UserError(
        `The data folder ${folder} cannot be used: ${fileProblem(code)}. Set DATA_DIR to another folder.`,
      )
    : error;
}
