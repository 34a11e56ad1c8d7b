/**
 * npm run restore -- FILE: loads what `npm run backup` has written, from either database, into an
 * empty one: that of DATABASE_URL, else the embedded one in the data folder.
 */
import {resolve} from 'node:path';

import {environment} from '../src/data/environment';
import {restoreInto} from '../server/database';
import {databaseFrom} from '../server/settings';
import {contentsOf} from './support/backupContents';
import {command} from './support/commands';

command('restore', async (_, [file = '']) => {
  const backup = await restoreInto(databaseFrom(environment), resolve(file));
  return `Restored ${contentsOf(backup)}, as of ${backup.madeAt}.`;
});
