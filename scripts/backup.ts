/** npm run backup -- FILE: writes the data of either kind of database into a file, or tries such a file. */
import {resolve} from 'node:path';

import {contentsOf} from '../server/backup/format';
import {restoreBackup} from '../server/backup/restore';
import {keepBackup} from '../server/backup/write';
import {openEmbedded} from '../server/database/embedded';
import {closing} from '../server/database/engine';
import {withOperations} from '../server/staff';
import {command} from './support/commands';

command('backup', async ({verify}, [file = '']) => {
  if (verify) {
    const tried = await restoreBackup(resolve(file), async (task) =>
      closing(await openEmbedded(), task),
    );
    return `${file} can be restored: ${contentsOf(tried)}`;
  }
  const backup = await withOperations(
    async (operations) => {
      const kept = await keepBackup(resolve(file), (sink) => operations.backup(sink));
      // For Monday's message. An older schema keeps no such mark.
      await operations.query('update intake.marks set backup_at = now()').catch(() => {});
      return kept;
    },
    {asItIs: true},
  );
  return `Backup of ${contentsOf(backup)}: ${file}`;
});
