/** The backups that a server on the embedded database has made, and how to get back to one. */
import {readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {UserError} from '../cli';
import {isFinished} from '../database/new-folder';

const NAME = /^(\d{4}-\d\d-\d\d)T[\d-]+Z\.gz$/;

export const folderOf = (dataFolder: string): string => join(dataFolder, 'backups');

/** The names in a folder of backups, the newest last; none where there is no folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .sort();
  } catch {
    return [];
  }
}

/** The day of a backup, such as 2026-01-31. */
export const dayOf = (name: string): string => NAME.exec(name)![1]!;

/** The moment of a backup in milliseconds; null for no name. 2026-01-31T12-00-00-000Z.gz */
export function timeOf(name: string | undefined): number | null {
  const iso = name?.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z\.gz$/, 'T$1:$2:$3.$4Z');
  return iso === undefined ? null : Date.parse(iso);
}

function ageOf(name: string): string {
  const minutes = Math.max(0, Math.round((Date.now() - timeOf(name)!) / 60_000));
  if (minutes < 120) return `${minutes} minutes`;
  return minutes < 48 * 60
    ? `${Math.round(minutes / 60)} hours`
    : `${Math.round(minutes / 1440)} days`;
}

/**
 * The commands that put the newest backup in the place of a database.
 *
 * @param database the folder with PostgreSQL's files, damaged or empty; null where it is gone.
 * @returns null where there is no backup.
 */
function restoring(dataFolder: string, database: string | null): string | null {
  const name = namesIn(folderOf(dataFolder)).at(-1);
  if (name === undefined) return null;
  const file = join(folderOf(dataFolder), name);
  const aside = database ? `mv ${database} ${database}-damaged && ` : '';
  return `The newest backup is ${ageOf(name)} old; this restores it: ${aside}DATA_DIR=${dataFolder} npm run restore -- ${file}`;
}

/** What to do about a damaged database, with the newest backup where there is one. */
export const insteadOf = (database: string): string =>
  restoring(dirname(database), database) ??
  'There is no backup beside it: restore a copy of the folder, or set DATA_DIR to another one.';

/**
 * A new database would be taken for the one that is gone.
 *
 * @param database the folder with PostgreSQL's files.
 * @throws UserError where there is no database in it, and there are backups beside it.
 */
export function refuseLost(database: string): void {
  const commands = isFinished(database) ? null : restoring(dirname(database), null);
  if (commands === null) return;
  throw new UserError(
    `There is no database in ${database} any more (to begin a new one, move ${folderOf(dirname(database))} away). ${commands}`,
  );
}
