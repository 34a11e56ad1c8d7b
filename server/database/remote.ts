import {UserError} from '../cli';
import {isCertificateError, kindOf} from '../errors';
import {Unavailable, type Engine} from './engine';
import {pendingIn} from './migrations';
import {openPostgres} from './postgres';

/** The oldest PostgreSQL that the migrations are tested on. */
const OLDEST_MAJOR = 15;

const MIGRATE = 'run "npm run migrate" with the owner of the database in DATABASE_URL';

/**
 * The database of DATABASE_URL, checked: of a version that fits, migrated, and open to this user.
 *
 * @param mayBeNewer true for staff, who read and export whatever version wrote.
 * @param mayBeOlder true for a backup, which is made before an upgrade.
 * @throws UserError with one sentence where it is not, or where it does not answer.
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
          `The database lacks ${pending.length} of the migrations, from ${pending[0]!.version} on: ${MIGRATE}.`,
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
  const [row] = await engine.query<{visitors: boolean; staff: boolean}>(`
    select pg_has_role(current_user, 'anon', 'member') as visitors,
           pg_has_role(current_user, c.relowner, 'usage') as staff
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'intake' and c.relname = 'inspection_requests'`);
  if (!row?.staff || !row.visitors) {
    throw new UserError(
      `The database user "${userOf(url)}" has too few rights: name the owner of the database in DATABASE_URL, and ${
        row?.staff ? `run "grant anon to ${userOf(url)}" in it` : MIGRATE
      }.`,
    );
  }
}

const userOf = (url: string): string => decodeURIComponent(new URL(url).username) || 'postgres';

/** What is wrong, and what to do, by the code of the error. */
const ADVICE: Record<string, (url: string, rights: string) => string> = {
  '28P01': (url) => `it refuses the password of "${userOf(url)}": correct DATABASE_URL`,
  '28000': (url) => `it does not let "${userOf(url)}" in: correct DATABASE_URL, or its pg_hba.conf`,
  '3D000': (url) =>
    `it has no database "${decodeURIComponent(new URL(url).pathname.slice(1))}": create it, or correct DATABASE_URL`,
  '42501': (url, rights) => `"${userOf(url)}" has too few rights there: ${rights}`,
  '53300': () => 'it has no free connection: raise its max_connections',
  ENOTFOUND: () => 'there is no such host: correct DATABASE_URL',
};

/** What to do about a certificate, or about the lack of one; undefined for any other error. */
function tlsAdvice(code: string, message: string): string | undefined {
  if (isCertificateError(code))
    return `its certificate cannot be verified (${code}): add "sslrootcert=FILE" to DATABASE_URL with the certificate of its authority, or "sslmode=no-verify" to encrypt without knowing for whom`;
  // The words of pg, which gives this no code.
  return message === 'The server does not support SSL connections'
    ? 'it is another machine, and offers no TLS: turn "ssl" on there, or add "sslmode=disable" to DATABASE_URL where nobody can listen in between'
    : undefined;
}

/**
 * Runs the task on a database; an error of the connection or of the user's rights becomes one
 * sentence. Never for what a visitor sent.
 *
 * @param rights what to do where the user may not.
 * @throws UserError
 */
export async function explained<T>(
  url: string,
  task: () => Promise<T>,
  rights = MIGRATE,
): Promise<T> {
  try {
    return await task();
  } catch (error) {
    const isUnavailable = error instanceof Unavailable;
    if (error instanceof UserError && !isUnavailable) throw error;
    const cause = isUnavailable ? error.cause : error;
    const {code: given, message} = cause as NodeJS.ErrnoException;
    const code = String(given);
    const advice =
      ADVICE[code]?.(url, rights) ??
      tlsAdvice(code, message) ??
      `it does not answer (${kindOf(cause)}): start it, or correct DATABASE_URL`;
    throw new UserError(`The database at ${new URL(url).host} cannot be used: ${advice}.`);
  }
}
