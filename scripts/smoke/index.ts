/**
 * npm run smoke -- URL: checks a deployment from outside, with a marked test entry of each form, and says in
 * one line how it went. `--watch`, for a scheduler, stores nothing, and reads /healthz. The API is the site's
 * own, or that of SUPABASE_URL.
 */
import {UserError} from '../../server/cli';
import {FIGURES} from '../../server/http/health';
import type {Operations} from '../../server/staff/operations';
import {databaseFrom} from '../../server/settings';
import {operationsThroughSocket} from '../../server/staff/socket';
import {withOperations} from '../../server/staff';
import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {environment} from '../../src/data/environment';
import {secrets} from '../../src/lib/secrets';
import {command, misused} from '../support/commands';
import {answerChecks, entryChecks, type Api, type Check} from './api';
import {ask, reasonOf} from './ask';
import {healthProblem, type Figures} from './health';
import {
  filesProblem,
  headersProblem,
  missingKeptProblem,
  pageProblem,
  PAGES,
  seenIpProblem,
} from './site';

/** A day after the reply was due. */
const OVERDUE_HOURS = '24';

/** One cause may fail many checks; the line names the first few. */
const NAMED = 5;

const siteChecks = (site: URL): Record<string, Check> => ({
  ...Object.fromEntries(
    PAGES.map(({path, status}) => [path, () => pageProblem(site, path, status)]),
  ),
  'headers of every page': () => headersProblem(site),
  'files are there, and kept': () => filesProblem(site),
  'missing files are asked for again': () => missingKeptProblem(site),
  ...(!environment.SUPABASE_URL && {'the IP that the server sees': () => seenIpProblem(site)}),
});

const watchChecks = (site: URL, api: Api, overdueLimit: number): Record<string, Check> => ({
  '/healthz': () =>
    healthProblem(site, overdueLimit, async () =>
      environment.DATABASE_URL ? ((await inDatabase<Figures>(FIGURES))[0] ?? null) : null,
    ),
  ...answerChecks(api),
});

/** Runs a statement where the server's database can be reached from here. */
async function inDatabase<T>(sql: string, values?: string[]): Promise<T[]> {
  const {databaseUrl, dataFolder} = databaseFrom(environment);
  const run = (operations: Operations) => operations.query(sql, values) as Promise<T[]>;
  return databaseUrl ? withOperations(run) : run(operationsThroughSocket(dataFolder));
}

async function remove(email: string): Promise<string> {
  try {
    await inDatabase('select intake.erase_person($1)', [email]);
    return '';
  } catch {
    return `. Remove the test entry: select intake.erase_person('${email}')`;
  }
}

command('smoke', async ({watch, overdue = OVERDUE_HOURS}, [url = '']) => {
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw misused('smoke', `"${url}" is no website's address.`);
  if (!/^\d+$/.test(overdue))
    throw new UserError('--overdue must be a number of hours, such as --overdue 48.');
  const [secret] = secrets(environment);
  if (secret) throw new UserError(secret);
  const site = new URL(url);
  const silence = await ask(site).then(() => null, reasonOf);
  if (silence !== null) {
    process.exitCode = 1;
    return `FAILED: ${site.host} does not answer: ${silence}. See whether its server runs`;
  }
  const api = {
    origin: environment.SUPABASE_URL ?? site.origin,
    key: environment.SUPABASE_PUBLISHABLE_KEY ?? EMBEDDED_PUBLISHABLE_KEY,
  };
  const email = `smoke-test-${Date.now()}@example.com`;
  // Checks for lost requests come first: the line names only the first few problems.
  const checks = Object.entries({
    ...(watch ? watchChecks(site, api, Number(overdue)) : entryChecks(api, email)),
    ...siteChecks(site),
  });
  const problems: string[] = [];
  for (const [name, check] of checks) {
    const problem = await check().catch(reasonOf);
    if (problem !== null) problems.push(`${name}: ${problem}`);
  }
  const removal = watch ? '' : await remove(email);
  if (problems.length === 0) {
    // For Monday's message.
    await inDatabase('update intake.marks set check_at = now()').catch(() => {});
    return `ok: ${site.host}, ${checks.length} checks passed${removal}`;
  }
  process.exitCode = 1;
  const named = problems.slice(0, NAMED).join('; ');
  const more = problems.length > NAMED ? `; and ${problems.length - NAMED} more` : '';
  return `FAILED: ${site.host}, ${problems.length} of ${checks.length} checks: ${named}${more}${removal}`;
});
