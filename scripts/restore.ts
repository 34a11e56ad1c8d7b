/** npm run restore -- FILE: loads a backup of either kind of database into an empty one. */
import {resolve} from 'node:path';

import {contentsOf} from '../server/backup/format';
import {restoreBackup} from '../server/backup/restore';
import {onDatabase} from '../server/database';
import {command} from './support/commands';

command('restore', async (_, [file = '']) => {
  const backup = await restoreBackup(resolve(file), onDatabase);
  return `Restored ${contentsOf(backup)}, as of ${backup.madeAt}.`;
});
