import {withTimeout} from '../src/data/withTimeout';
import type {Engine} from './engine/engine';
import {room} from './engine/room';

/** A database that takes longer than this for one row does not answer. */
const TIME_LIMIT_MS = 5000;

interface Health {
  status: 200 | 503;
  body: {
    engine: Engine['name'];
    /** The newest that was applied; null where the database does not answer. */
    migration: string | null;
    /** For how many seconds the oldest notice has waited; null where none does, or none is sent. */
    undelivered: number | null;
    /** False after a request could not be stored, until one is or ten minutes have passed. */
    room: boolean;
  };
}

type Found = Pick<Health['body'], 'migration' | 'undelivered'>;

const NOTHING: Found = {migration: null, undelivered: null};

/**
 * Whether the database answers and stores, and whether notices leave, for GET /healthz. Never throws.
 *
 * @param delivers whether the server delivers notices at all.
 */
export async function healthOf(
  engine: Engine,
  delivers: boolean,
  limit = TIME_LIMIT_MS,
): Promise<Health> {
  const look = async (): Promise<Found> => {
    const [row] = await engine.query<Found>(
      `select max(version) as migration, case when $1::boolean then intake.oldest_undelivered() end as undelivered
       from supabase_migrations.schema_migrations`,
      [delivers],
    );
    return row ?? NOTHING;
  };
  const found = await withTimeout(limit, look).catch(() => NOTHING);
  const hasRoom = !room.isLacking();
  return {
    status: found.migration !== null && hasRoom ? 200 : 503,
    body: {engine: engine.name, ...found, room: hasRoom},
  };
}
