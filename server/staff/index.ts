import {existsSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

import {environment} from '../../src/data/environment';
import {UserError} from '../cli';
import {onFolder} from '../database';
import {closing} from '../database/engine';
import {migrate, pendingIn} from '../database/migrations';
import {openRemote} from '../database/remote';
import {hasDatabase, refuseForeign} from '../database/folder';
import {FolderInUse, isTaken} from '../database/lock';
import {operationsOn, type Operations} from './operations';
import {databaseFrom} from '../settings';
import {NotListening, operationsThroughSocket} from './socket';

/** A starting server opens its database within seconds, even on a slow disk. */
const PATIENCE_MS = 15_000;

/**
 * Runs `task` with the staff operations of the database of DATABASE_URL if it is set; else of the data
 * folder, through the running server, or directly under the folder's lock.
 *
 * @param options.asItIs leaves the schema unchanged, older or newer than this code: for a backup.
 */
export async function withOperations<T>(
  task: (operations: Operations) => Promise<T>,
  {asItIs = false, settings = databaseFrom(environment)} = {},
): Promise<T> {
  const {databaseUrl, dataFolder: folder} = settings;
  if (databaseUrl) {
    const engine = await openRemote(databaseUrl, {mayBeNewer: true, mayBeOlder: asItIs});
    return closing(engine, () => task(operationsOn(engine)));
  }
  // Root may ask anybody's server.
  if (process.geteuid?.() !== 0) refuseForeign(folder);
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(250)) {
    try {
      const isHeld = existsSync(folder) && (await isTaken(folder));
      if (isHeld) return await task(operationsThroughSocket(folder));
      if (!hasDatabase(folder))
        throw new UserError(
          `There is no database in ${folder} yet: start the site once (npm start).`,
        );
      return await onFolder(folder, async (engine) => {
        // After a rollback of the code, staff can still read and export a newer schema.
        const mayMigrate = !asItIs && (await pendingIn(engine, {mayBeNewer: true})).length > 0;
        if (mayMigrate) await migrate(engine);
        return task(operationsOn(engine));
      });
    } catch (error) {
      // A server may start or stop between the check and the task.
      const mayChange = error instanceof NotListening || error instanceof FolderInUse;
      if (!mayChange || Date.now() > until) throw error;
    }
  }
}
