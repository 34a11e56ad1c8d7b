import {pgtap} from '@electric-sql/pglite/pgtap';
import {Client, type QueryResult} from 'pg';

import {openDatabase} from '../../server/database';
import type {Engine, Row, Session} from '../../server/engine/engine';
import {hostedRoles, migrations} from '../../server/engine/migrations';

/** The embedded default, in memory, as the local server opens it, with pgTAP. */
export const embeddedEngine = (): Promise<Engine> => openDatabase(undefined, {pgtap});

/** A database of a real PostgreSQL, with the hosted roles and all migrations. */
export async function postgresEngine(url: string): Promise<Engine> {
  const client = new Client(url);
  // A cluster that is stopped in the middle of a test ends its connections; the test says why.
  client.on('error', () => undefined);
  await client.connect();
  const session: Session = {
    query: async <T>(sql: string, values?: unknown[]) =>
      (await client.query(sql, values)).rows as T[],
    script: async (sql) => {
      const result = (await client.query(sql)) as QueryResult | QueryResult[];
      return [result].flat().flatMap(({rows}) => rows as Row[]);
    },
  };
  return {
    name: 'PostgreSQL',
    ...session,
    transaction: async (task) => {
      await client.query('begin');
      try {
        const result = await task(session);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
    close: () => client.end(),
  };
}

/** Brings an empty real database to where `supabase db push` would, without the CLI. */
export async function prepare(engine: Engine): Promise<void> {
  await engine.script(hostedRoles());
  for (const {sql} of migrations()) await engine.script(`begin; ${sql} commit;`);
}
