/**
 * npm run backup -- FILE: the data of either database, at one moment, in a file that `npm run restore`
 * reads into either. Works while the server runs and while it does not.
 */
import {resolve} from 'node:path';

import {environment} from '../src/data/environment';
import {keepBackup} from '../server/backup/file';
import {run, UserError} from '../server/cli';
import {databaseFrom} from '../server/settings';
import {withOperations} from '../server/staff';
import {contentsOf} from './support/backup-contents';

async function main(): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) {
    throw new UserError('Say where to: npm run backup -- FILE (a file that does not exist yet).');
  }
  const header = await withOperations(
    databaseFrom(environment),
    (operations) => keepBackup(resolve(file), (sink) => operations.backup(sink)),
    {asItIs: true},
  );
  console.log(`Backup of ${contentsOf(header)}: ${file}`);
}

void run(main);
