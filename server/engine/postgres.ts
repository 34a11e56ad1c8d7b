import type {ClientBase, Pool, PoolClient, QueryResult} from 'pg';

import {kindOf, sqlStateOf} from '../errors';
import {PARSERS, Unavailable, type Engine, type Row, type Session} from './engine';
import {printFailure} from './failure-lines';

/**
 * A visitor's browser gives up a try after nine seconds and asks again: what takes longer than
 * these only keeps others waiting. In milliseconds.
 */
const LIMITS = {
  /** For a free connection, and for a new one. */
  connectionTimeoutMillis: 5000,
  /**
   * For everything a statement does, and in it for a lock that somebody else holds. The functions of
   * visitors have shorter ones: see rpc.ts and the migrations.
   */
  statement_timeout: 8000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
  /** For the reply to a statement: after that the connection is given up, its machine may be gone. */
  query_timeout: 12_000,
};

interface PostgresOptions {
  /** How many connections it keeps at most. */
  connections?: number;
  /** False for commands that may take their time, such as migrations. */
  limited?: boolean;
}

/**
 * A real PostgreSQL, by a pool of connections. Opens none before the first statement, and a new one
 * where one is lost, so that it comes back by itself after a restart of the database.
 *
 * @param url as in DATABASE_URL.
 */
export async function openPostgres(
  url: string,
  {connections = 10, limited = true}: PostgresOptions = {},
): Promise<Engine> {
  // Loaded here, because a server on the embedded database does without.
  const {Pool, types} = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    application_name: 'roofing-site',
    connectionTimeoutMillis: LIMITS.connectionTimeoutMillis,
    ...(limited && LIMITS),
    types: {
      getTypeParser: (oid, format) =>
        (format !== 'binary' && PARSERS[oid]) || types.getTypeParser(oid, format as 'text'),
    },
  });
  const outage = reportOutages();
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', outage.began);
  pool.on('connect', (client) => {
    client.on('notice', printFailure);
    client.on('error', () => {});
  });
  return engineOn(pool, outage);
}

/** A line when the database is lost, and one when it is back: not one for each visitor. */
function reportOutages() {
  let state: 'unknown' | 'here' | 'lost' = 'unknown';
  return {
    began(error: unknown): void {
      if (state === 'here')
        console.error(`The database does not answer (${kindOf(error)}): waiting for it.`);
      if (state !== 'unknown') state = 'lost';
    },
    ended(): void {
      if (state === 'lost') console.error('The database answers again.');
      state = 'here';
    },
  };
}

/** Of an error that leaves a connection unusable: none from the database, or it is going away. */
function isLoss(error: unknown): boolean {
  const sqlState = sqlStateOf(error);
  return sqlState === null || /^(?:08|57P)/.test(sqlState);
}

function engineOn(pool: Pool, outage: ReturnType<typeof reportOutages>): Engine {
  const lost = (error: unknown): never => {
    outage.began(error);
    throw new Unavailable(error);
  };
  const withClient = async <T>(task: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch(lost);
    let broken = false;
    try {
      const result = await task(client);
      outage.ended();
      return result;
    } catch (error) {
      broken = isLoss(error);
      if (broken) lost(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return {
    name: 'PostgreSQL',
    query: (sql, values) => withClient((client) => sessionOn(client).query(sql, values)),
    script: (sql) => withClient((client) => sessionOn(client).script(sql)),
    transaction: (task) => withClient((client) => inTransaction(client, task)),
    close: () => pool.end(),
  };
}

/** Statements on one connection. */
export const sessionOn = (client: ClientBase): Session => ({
  query: async <T>(sql: string, values: unknown[] = []) =>
    (await client.query(sql, values)).rows as T[],
  script: async (sql) => {
    const result = (await client.query(sql)) as QueryResult | QueryResult[];
    return [result].flat().flatMap(({rows}) => rows as Row[]);
  },
});

/** Runs the task in one transaction of a connection; rolls back and rethrows where it throws. */
export async function inTransaction<T>(
  client: ClientBase,
  task: (session: Session) => Promise<T>,
): Promise<T> {
  await client.query('begin');
  try {
    const result = await task(sessionOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    if (!isLoss(error)) await client.query('rollback');
    throw error;
  }
}
