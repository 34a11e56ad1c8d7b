import {pgtap} from '@electric-sql/pglite/pgtap';
import {Client, type QueryResult} from 'pg';

import {hostedRoles, migrations, openDatabase} from '../../server/database';

type Row = Record<string, unknown>;

/** One database under test, whichever program is behind it. */
export interface Engine {
  name: string;
  /** One statement with its values. */
  query(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Several statements in one text; the rows of all. */
  script(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** The embedded default, in memory, as the local server opens it, with pgTAP. */
export async function embeddedEngine(): Promise<Engine> {
  const connection = await openDatabase(undefined, {extensions: {pgtap}});
  const {driver} = connection;
  return {
    name: 'embedded',
    query: async (sql, values) => (await driver.query<Row>(sql, values)).rows,
    script: async (sql) => (await driver.exec(sql)).flatMap(({rows}) => rows as Row[]),
    close: () => connection.close(),
  };
}

/** A database of a real PostgreSQL, with the hosted roles and all migrations. */
export async function postgresEngine(url: string): Promise<Engine> {
  const client = new Client(url);
  // A cluster that is stopped in the middle of a test ends its connections; the test says why.
  client.on('error', () => undefined);
  await client.connect();
  return {
    name: 'PostgreSQL',
    query: async (sql, values) => (await client.query(sql, values)).rows,
    script: async (sql) => {
      const result = (await client.query(sql)) as QueryResult | QueryResult[];
      return [result].flat().flatMap(({rows}) => rows as Row[]);
    },
    close: () => client.end(),
  };
}

/** Brings an empty real database to where `supabase db push` would, without the CLI. */
export async function prepare(engine: Engine): Promise<void> {
  await engine.script(hostedRoles());
  for (const {sql} of migrations()) await engine.script(`begin; ${sql} commit;`);
}
