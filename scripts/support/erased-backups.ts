import type {Replaced} from '../../server/backup/automatic';
import type {Row} from '../../server/database/engine';

/**
 * What an erasure did about backups, in a sentence.
 *
 * @param row of the operation `erase`; on PostgreSQL it says nothing of backups.
 */
export function saidOfBackups(row: Row | undefined): string {
  const replaced = row?.backups as Replaced | undefined;
  if (!replaced) return 'Backups stay as they are.';
  if (!replaced.done) {
    return "The server's own backups could not be replaced (the line above or its log says why): run this again.";
  }
  const others =
    replaced.kept.length > 0
      ? `except what is ahead of the database (${replaced.kept.join(', ')}): delete that by hand`
      : 'those that you made stay as they are';
  return `The server's own backups were replaced; ${others}.`;
}
