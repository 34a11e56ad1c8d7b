/**
 * npm run backup -- FILE: the data of either database, at one moment, in a file that `npm run restore`
 * reads into either. Works while the server runs and while it does not. `-- --verify FILE` tries such a
 * file.
 */
import {resolve} from 'node:path';

import {environment} from '../src/data/environment';
import {keepBackup} from '../server/backup/write';
import {tryBackup} from '../server/database';
import {databaseFrom} from '../server/settings';
import {withOperations} from '../server/staff';
import {contentsOf} from './support/backupContents';
import {command} from './support/commands';

command('backup', async ({verify}, [file = '']) => {
  if (verify) return `${file} can be restored: ${contentsOf(await tryBackup(resolve(file)))}`;
  const backup = await withOperations(
    databaseFrom(environment),
    (operations) => keepBackup(resolve(file), (sink) => operations.backup(sink)),
    {asItIs: true},
  );
  return `Backup of ${contentsOf(backup)}: ${file}`;
});
