import {resolve} from 'node:path';

import type {Row} from '../../server/database/engine';
import {openPostgres} from '../../server/database/postgres';
import {operationsThroughSocket} from '../../server/staff/socket';
import {environment} from '../../src/data/environment';

/**
 * The database of a running server, for tests: reads rows back and clears counters, at DATABASE_URL if
 * it is set, else through the Unix socket of the data folder.
 *
 * @param folder the server's DATA_DIR; `.data` of the project by default.
 */
export function testDatabase(folder = environment.DATA_DIR ?? '.data') {
  const operations = operationsThroughSocket(resolve(folder));
  const query = async (sql: string, values: unknown[] = []): Promise<Row[]> => {
    if (!environment.DATABASE_URL) return operations.query(sql, values);
    const engine = await openPostgres(environment.DATABASE_URL, {connections: 1});
    return engine.query(sql, values).finally(() => engine.close());
  };
  return {
    query,
    /** Inspection requests, oldest first, suspected ones too, with every column. */
    contacts: (email?: string) =>
      query(
        'select * from intake.inspection_requests where $1::text is null or email = $1 order by id',
        [email ?? null],
      ),
    /** Newsletter subscribers, oldest first, with every column. */
    subscribers: (email?: string) =>
      query(
        'select * from intake.newsletter_subscribers where $1::text is null or email = $1 order by id',
        [email ?? null],
      ),
    /** Deletes every request, subscriber and counter. */
    clear: async (): Promise<void> => {
      await query('delete from intake.inspection_requests');
      await query('delete from intake.newsletter_subscribers');
      await query('delete from intake.address_tries');
      await query('delete from intake.failures');
    },
  };
}
