import {isIPv6} from 'node:net';

import {UserError} from '../cli';
import {isCertificateError, kindOf, sqlStateOf} from '../errors';
import {Unavailable, type Engine} from './engine';
import {pendingIn} from './migrations';
import {isThisMachine, openPostgres} from './postgres';

/** The oldest PostgreSQL that the migrations are tested on. */
const OLDEST_MAJOR = 15;

/**
 * Opens the database of DATABASE_URL, and checks its version, its migrations and its user's rights.
 *
 * @param mayBeNewer true for staff, who may read a newer schema.
 * @param mayBeOlder true for a backup, which is made before an upgrade.
 */
export async function openRemote(
  url: string,
  {mayBeNewer = false, mayBeOlder = false} = {},
): Promise<Engine> {
  const engine = await openPostgres(url);
  try {
    await explained(url, async () => {
      await checkVersion(engine);
      const pending = await pendingIn(engine, {mayBeNewer});
      if (pending.length > 0 && !mayBeOlder) {
        throw new UserError(
          `The database lacks ${pending.length} of the migrations, from ${pending[0]!.version} on: run "npm run migrate" with the owner of the database in DATABASE_URL.`,
        );
      }
      await checkRights(engine, url);
    });
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

/** @throws UserError where the server is too old. */
export async function checkVersion(engine: Engine): Promise<void> {
  const [row] = await engine.query<{number: number}>(
    "select current_setting('server_version_num')::int as number",
  );
  const major = Math.floor(row!.number / 10_000);
  if (major < OLDEST_MAJOR) {
    throw new UserError(
      `The database is PostgreSQL ${major}: upgrade it to ${OLDEST_MAJOR} or newer.`,
    );
  }
}

/** The server acts as anon for visitors, and as the owner for staff. */
async function checkRights(engine: Engine, url: string): Promise<void> {
  const [row] = await engine.query<{enough: boolean}>(`
    select pg_has_role(current_user, 'anon', 'member') and pg_has_role(current_user, relowner, 'usage') as enough
    from pg_class where oid = 'intake.inspection_requests'::regclass`);
  if (row!.enough) return;
  throw new UserError(
    `The database user "${userOf(url)}" has too few rights: name the owner of the database in DATABASE_URL, who needs to be a member of "anon" ("Plain PostgreSQL" in supabase/README.md).`,
  );
}

const userOf = (url: string): string => decodeURIComponent(new URL(url).username) || 'postgres';

function adviceOn(cause: unknown, url: string): string {
  const {code = '', message} = cause as NodeJS.ErrnoException;
  if (code === '42501')
    return `"${userOf(url)}" has too few rights there: it has to own the database, and the roles have to be there, as "Plain PostgreSQL" in supabase/README.md says`;
  if (sqlStateOf(cause)) return `it says "${message}": correct that, or DATABASE_URL`;
  if (isCertificateError(code))
    return `its certificate cannot be verified (${code}): add "sslrootcert=FILE" to DATABASE_URL with the certificate of its authority, or "sslmode=no-verify" to encrypt without knowing for whom`;
  // pg's own message: this error has no code.
  if (message === 'The server does not support SSL connections')
    return 'it is another machine, and offers no TLS: turn "ssl" on there, or add "sslmode=disable" to DATABASE_URL where nobody can listen in between';
  const advice = `it does not answer (${kindOf(cause)}): start it, or correct DATABASE_URL`;
  const {address = new URL(url).hostname.replace(/^\[|\]$/g, '')} = cause as {address?: string};
  return isIPv6(address) && !isThisMachine(address)
    ? `${advice}. It has an IPv6 address, which many networks do not reach: give this machine IPv6, or take the session pooler that Supabase has for that (Studio, Connect)`
    : advice;
}

/**
 * Runs the task, and turns an error of the database into a UserError of one sentence, which may quote
 * the database's message: never use it for a visitor's request.
 */
export async function explained<T>(url: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    const cause = error instanceof Unavailable ? error.cause : error;
    if (cause instanceof UserError) throw cause;
    const advice = adviceOn(cause, url);
    throw new UserError(`The database at ${new URL(url).host} cannot be used: ${advice}.`);
  }
}
