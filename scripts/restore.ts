/** npm run restore -- FILE: loads a backup of either kind of database into an empty one. */
import {resolve} from 'node:path';

import {environment} from '../src/data/environment';
import {contentsOf} from '../server/backup/format';
import {restoreBackup} from '../server/backup/restore';
import {onDatabase} from '../server/database';
import {databaseFrom} from '../server/settings';
import {command} from './support/commands';

command('restore', async (_, [file = '']) => {
  const settings = databaseFrom(environment);
  const backup = await restoreBackup(resolve(file), (task) => onDatabase(settings, task));
  return `Restored ${contentsOf(backup)}, as of ${backup.madeAt}.`;
});
