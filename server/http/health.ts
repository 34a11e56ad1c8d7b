import {stat} from 'node:fs/promises';
import {join} from 'node:path';

import {version} from '../../package.json';
import {withTimeout} from '../../src/lib/withTimeout';
import type {Engine} from '../database/engine';
import {diskSpace} from '../database/failures';

/** A database that takes longer than this for one row does not answer. */
const TIME_LIMIT_MS = 5000;

/** For this long all calls share one query, so that a flood of calls costs nothing. */
const SHARED_MS = 2000;

/** The database's part of the reply (deploy/README.md); all null where it does not answer. */
type Found = {migration: string | null; unreached: string[] | null} & Record<
  'failures' | 'overdue' | 'undelivered' | 'unknown',
  number | null
>;

const NOTHING: Found = {
  migration: null,
  failures: null,
  overdue: null,
  undelivered: null,
  unreached: null,
  unknown: null,
};

/** The same for a site without this server, which has no say on migrations. */
export const FIGURES = `select failures_last_hour as failures, overdue_hours::float8 as overdue,
    oldest_undelivered_seconds as undelivered, unreached_channels as unreached, unknown_addresses as unknown, current_setting('transaction_read_only') = 'off' as room
  from intake.health()`;

/** How many hours ago deploy/backup.sh wrote a file of this name; null where it never did. */
const hoursSince = (folder: string, name: string): Promise<number | null> =>
  stat(join(folder, name)).then(
    ({mtimeMs}) => Math.round((Date.now() - mtimeMs) / 360_000) / 10,
    () => null,
  );

export type Health = Awaited<ReturnType<ReturnType<typeof createHealth>>>;

/**
 * The reply of GET /healthz: 200 where the database answers and stores, else 503.
 *
 * @returns a function that never throws; frequent calls share one query.
 */
export function createHealth(engine: Engine, delivers: boolean, backupFolder: string | null) {
  const ask = async (): Promise<Found & {room?: boolean}> => {
    const [row] = await engine.query<Found & {room: boolean}>(
      `select (select max(version) from supabase_migrations.schema_migrations) as migration, f.* from (${FIGURES}) f`,
    );
    return row ?? NOTHING;
  };
  const look = () => withTimeout(TIME_LIMIT_MS, ask).catch(() => NOTHING);
  let shared: ReturnType<typeof ask> | null = null;
  return async () => {
    shared ??= look().finally(() => setTimeout(() => (shared = null), SHARED_MS).unref());
    const {room = true, ...found} = await shared;
    const hasRoom = room && !diskSpace.isLacking();
    const status: 200 | 503 = found.migration !== null && hasRoom ? 200 : 503;
    return {
      status,
      body: {
        version,
        engine: engine.name,
        delivers,
        room: hasRoom,
        backups: backupFolder && {
          newest: await hoursSince(backupFolder, 'newest'),
          verified: await hoursSince(backupFolder, 'verified'),
        },
        ...found,
      },
    };
  };
}
