import type {Engine} from './engine/engine';
import {room} from './engine/room';

/** A database that takes longer than this for one row does not answer. */
const TIME_LIMIT_MS = 5000;

interface Health {
  status: 200 | 503;
  /**
   * `migration` is the newest that was applied; null where the database does not answer. `room` is
   * false after a request could not be stored, until one is or ten minutes have passed.
   */
  body: {engine: Engine['name']; migration: string | null; room: boolean};
}

/** Whether the database answers and stores, for GET /healthz. Never throws. */
export async function healthOf(engine: Engine, limit = TIME_LIMIT_MS): Promise<Health> {
  const version = async (): Promise<string | null> => {
    const [row] = await engine.query<{version: string}>(
      'select max(version) as version from supabase_migrations.schema_migrations',
    );
    return row?.version ?? null;
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), limit)));
  const migration = await Promise.race([version().catch(() => null), late]);
  clearTimeout(timer);
  const hasRoom = !room.isLacking();
  return {
    status: migration !== null && hasRoom ? 200 : 503,
    body: {engine: engine.name, migration, room: hasRoom},
  };
}
