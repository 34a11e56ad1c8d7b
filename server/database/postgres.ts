import {isIPv4} from 'node:net';

import type {ClientBase, PoolClient, QueryResult} from 'pg';

import {UserError} from '../cli';
import {kindOf, sqlStateOf} from '../errors';
import {PARSERS, Unavailable, type Engine, type Row, type Session} from './engine';
import {isDiskError, printFailure} from './failures';

/**
 * In milliseconds. A visitor's browser gives up a try after nine seconds and sends it again, so longer
 * work only delays others.
 */
const WAITS = {
  /** For a free connection, and for a new one. */
  connectionTimeoutMillis: 5000,
  /** For the reply to a statement: after that the connection is given up, its machine may be gone. */
  query_timeout: 12_000,
};

/** The pool's own words where all connections are at work; a database that is away has others. */
const QUEUED_TOO_LONG = 'timeout exceeded when trying to connect';

/** Whatever the database's own are: times are read as ISO 8601. */
const STYLE = "set datestyle = 'ISO, MDY'";
/**
 * For a whole statement, and within it for a lock. The functions of visitors wait less for a lock: see the
 * migrations. Set after connecting: PgBouncer refuses them at the start.
 */
const TIMEOUTS = `${STYLE}; set statement_timeout = 8000; set lock_timeout = 5000;
  set idle_in_transaction_session_timeout = 15000`;

/** How many connections the server keeps at most. */
export const CONNECTIONS = 10;

interface PostgresOptions {
  /** How many connections it keeps at most. */
  connections?: number;
  /** False for commands that may take their time, such as migrations. */
  limited?: boolean;
  /** The `sslmode` for a database on another machine, where the URL has none. */
  sslmode?: 'verify-full' | 'no-verify';
}

/** Whether a host is this machine; a path is the folder of a Unix socket. */
export const isThisMachine = (host: string): boolean =>
  host.startsWith('/') ||
  host.toLowerCase() === 'localhost' ||
  host === '::1' ||
  (isIPv4(host) && host.startsWith('127.'));

/**
 * Host and database of a URL, as pg reads it, and the URL with an explicit `sslmode`, because without
 * one pg uses no TLS. pg treats `prefer`, `require` and `verify-ca` as `verify-full`, with a warning, so
 * they are replaced by `verify-full` here.
 */
async function targetOf(url: string, sslmode: PostgresOptions['sslmode'] = 'verify-full') {
  const {Client} = await import('pg');
  const parsed = new URL(url);
  const given = parsed.searchParams.get('sslmode');
  if (given && given !== 'disable' && given !== 'no-verify')
    parsed.searchParams.set('sslmode', 'verify-full');
  try {
    const {host, database = ''} = new Client(parsed.href);
    if (!given && !isThisMachine(host)) parsed.searchParams.set('sslmode', sslmode);
    return {host, database, connectionString: parsed.href};
  } catch (error) {
    const {code, path} = error as NodeJS.ErrnoException;
    if (!path) throw error;
    throw new UserError(`DATABASE_URL names the file ${path}, which cannot be read (${code}).`);
  }
}

/** "PostgreSQL roofing at db.example", without user or password. */
export async function nameOf(url: string): Promise<string> {
  const {host, database} = await targetOf(url);
  return `PostgreSQL ${database} at ${host}`;
}

/**
 * A pool of connections to a real PostgreSQL. Connects at the first statement, and again after a lost
 * connection, so that it survives a restart of the database. Uses TLS to any other machine and verifies
 * its certificate, unless the URL's `sslmode` says otherwise.
 */
export async function openPostgres(
  url: string,
  {connections = CONNECTIONS, limited = true, sslmode}: PostgresOptions = {},
): Promise<Engine> {
  const {connectionString} = await targetOf(url, sslmode);
  // Loaded here, because a server on the embedded database does without.
  const {Pool, types} = await import('pg');
  const pool = new Pool({
    connectionString,
    max: connections,
    keepAlive: true,
    application_name: 'roofing-site',
    connectionTimeoutMillis: WAITS.connectionTimeoutMillis,
    ...(limited && WAITS),
    onConnect: async (client) => void (await client.query(limited ? TIMEOUTS : STYLE)),
    types: {
      getTypeParser: (oid, format) =>
        (format !== 'binary' && PARSERS[oid]) || types.getTypeParser(oid, format as 'text'),
    },
  });
  /** Undefined before the first answer. */
  let isHere: boolean | undefined;
  let busySince = -Infinity;
  // A line when the database is lost, and one when it is back: not one for each visitor.
  const lost = (error: unknown): never => {
    if (error instanceof Error && error.message === QUEUED_TOO_LONG) {
      if (Date.now() - busySince > 60_000)
        console.error(
          `The database is busy: a request waited 5 s for one of ${connections} connections.`,
        );
      busySince = Date.now();
      throw new Unavailable('connection', error);
    }
    if (isHere) console.error(`The database does not answer (${kindOf(error)}): waiting for it.`);
    isHere &&= false;
    throw new Unavailable('connection', error);
  };
  const withClient = async <T>(task: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch(lost);
    let broken = false;
    try {
      const result = await task(client);
      if (isHere === false) console.error('The database answers again.');
      isHere = true;
      return result;
    } catch (error) {
      broken = isLoss(error);
      if (broken) lost(error);
      throw isDiskError(sqlStateOf(error)) ? new Unavailable('disk', error) : error;
    } finally {
      client.release(broken);
    }
  };
  // Without a listener the loss of an idle connection would end the process. The next statement tells.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('notice', printFailure);
    client.on('error', () => {});
  });
  return {
    name: 'PostgreSQL',
    query: (sql, values) => withClient((client) => sessionOn(client).query(sql, values)),
    script: (sql) => withClient((client) => sessionOn(client).script(sql)),
    transaction: (task) => withClient((client) => inTransaction(client, task)),
    close: () => pool.end(),
  };
}

/**
 * Whether an error leaves a connection unusable: it has no SQLSTATE, or the server is going away, or
 * takes no more writes (25006), as after a failover to another one.
 */
function isLoss(error: unknown): boolean {
  const sqlState = sqlStateOf(error);
  if (error instanceof UserError) return false;
  return sqlState === null || /^(?:08|57P|25006)/.test(sqlState);
}

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
