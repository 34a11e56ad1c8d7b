import type {Backup} from '../../server/backup/format';
import {restoreBackup} from '../../server/backup/restore';
import {keepBackup, writeBackup} from '../../server/backup/write';
import type {Engine} from '../../server/database/engine';

/** SQL that inserts a request. */
export const ANN =
  "insert into intake.inspection_requests (name, email, phone) values ('Ann', 'ann@example.com', '1')";
export const NO_REQUESTS = 'select from intake.inspection_requests';

export const backupOf = (engine: Engine, file: string): Promise<Backup> =>
  keepBackup(file, (sink) => writeBackup(engine, sink));
export const restore = (engine: Engine, file: string): Promise<Backup> =>
  restoreBackup(file, (task) => task(engine));
