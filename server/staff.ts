import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {openDatabase} from './database';
import {Refusal} from './failure';
import {holderOf, lockFolder} from './lock';
import {operationsOn, type Operations} from './operations';
import {operationsThroughSocket} from './socket';

/**
 * Runs `task` with the staff operations of a data folder: through the running server if there is
 * one, else on the folder itself under its lock.
 *
 * @throws Refusal when there is no data yet.
 */
export async function withOperations<T>(
  folder: string,
  task: (operations: Operations) => Promise<T>,
): Promise<T> {
  if (!existsSync(join(folder, 'postgres'))) {
    throw new Refusal(`There is no database in ${folder} yet: start the site once (npm start).`);
  }
  if (holderOf(folder)) return task(operationsThroughSocket(folder));
  const unlock = await lockFolder(folder);
  try {
    const connection = await openDatabase(join(folder, 'postgres'));
    try {
      return await task(operationsOn(connection, false));
    } finally {
      await connection.close();
    }
  } finally {
    unlock();
  }
}
