import type {Backup} from '../../server/backup/format';

/** "12 inspection_requests, 3 newsletter_subscribers"; "no rows" where all tables are empty. */
export const contentsOf = ({counts}: Backup): string =>
  Object.entries(counts)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ') || 'no rows';
