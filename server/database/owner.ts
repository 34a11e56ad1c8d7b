import {lstatSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {UserError} from '../cli';

/** The name of a user of this machine; "user 1001" where it has none. */
export function nameOf(uid: number): string {
  let users = '';
  try {
    users = readFileSync('/etc/passwd', 'utf8');
  } catch {
    // Not every system has the file.
  }
  const user = users.split('\n').find((line) => line.split(':')[2] === String(uid));
  return user?.split(':')[0] ?? `user ${uid}`;
}

const me = (): string => nameOf(process.geteuid!());

/** @throws UserError where this user may not look. */
function uidOf(path: string): number | undefined {
  try {
    return lstatSync(path, {throwIfNoEntry: false})?.uid;
  } catch (error) {
    throw new UserError(
      `${me()} may not look at ${path} (${(error as NodeJS.ErrnoException).code}): do this as its owner, or set DATA_DIR to another folder.`,
    );
  }
}

/** Whose the file is; null where it is this process's own, or gone. */
function strangerOf(path: string): string | null {
  const own = process.geteuid?.();
  const uid = uidOf(path);
  return own === undefined || uid === undefined || uid === own ? null : nameOf(uid);
}

/** @throws UserError where the data folder belongs to another user; one that is not there is fine. */
export function refuseForeign(folder: string): void {
  const owner = strangerOf(folder);
  if (owner === null) return;
  throw new UserError(
    `The data folder ${folder} belongs to ${owner}, and this is ${me()}: do this as ${owner}, or set DATA_DIR to another folder.`,
  );
}

/**
 * A file of another user in a database may keep its owner from opening it again. PostgreSQL itself
 * opens no folder that is not the user's own.
 *
 * @param database the folder with PostgreSQL's files; one that is not there is fine.
 * @throws UserError where it, or anything in it, belongs to another user.
 */
export function refuseForeignFiles(database: string, path = database): void {
  const owner = strangerOf(path);
  if (owner !== null) {
    throw new UserError(
      `${path} belongs to ${owner}, and this is ${me()}: run "chown -R ${me()} ${database}" as root.`,
    );
  }
  if (!lstatSync(path, {throwIfNoEntry: false})?.isDirectory()) return;
  for (const name of readdirSync(path)) refuseForeignFiles(database, join(path, name));
}
