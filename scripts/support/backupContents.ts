import type {Header} from '../../server/backup/format';

/** "12 inspection_requests, 3 newsletter_subscribers"; "no rows" where all tables are empty. */
export const contentsOf = ({tables}: Header): string =>
  tables
    .filter(({rows}) => rows > 0)
    .map(({name, rows}) => `${rows} ${name}`)
    .join(', ') || 'no rows';
