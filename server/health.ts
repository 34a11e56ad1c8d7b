import {withTimeout} from '../src/data/withTimeout';
import type {Engine} from './engine/engine';

/** A database that takes longer than this for one row does not answer. */
const TIME_LIMIT_MS = 5000;

interface Health {
  status: 200 | 503;
  /** `migration` is the newest that was applied; null where the database does not answer. */
  body: {engine: Engine['name']; migration: string | null};
}

/** Whether the database answers, for GET /healthz. Never throws. */
export async function healthOf(engine: Engine, limit = TIME_LIMIT_MS): Promise<Health> {
  const version = async (): Promise<string | null> => {
    const [row] = await engine.query<{version: string}>(
      'select max(version) as version from supabase_migrations.schema_migrations',
    );
    return row?.version ?? null;
  };
  const migration = await withTimeout(limit, version).catch(() => null);
  return {status: migration === null ? 503 : 200, body: {engine: engine.name, migration}};
}
