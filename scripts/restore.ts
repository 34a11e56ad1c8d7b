/**
 * npm run restore -- FILE: loads what `npm run backup` has written, from either database, into an
 * empty one: that of DATABASE_URL, else the embedded one in the data folder.
 */
import {resolve} from 'node:path';

import {environment} from '../src/data/environment';
import {run, UserError} from '../server/cli';
import {restoreInto} from '../server/database';
import {databaseFrom} from '../server/settings';
import {contentsOf} from './support/backup-contents';

async function main(): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) {
    throw new UserError('Say which: npm run restore -- FILE (written by npm run backup).');
  }
  const header = await restoreInto(databaseFrom(environment), resolve(file));
  console.log(`Restored ${contentsOf(header)}, as of ${header.madeAt}.`);
}

void run(main);
