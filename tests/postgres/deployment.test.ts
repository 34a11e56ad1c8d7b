/**
 * Deployment to a new project of hosted Supabase with its CLI: pushed twice, by a role that is no superuser;
 * then the advisors, the linter and the generated types.
 */
import {readFileSync, writeFileSync} from 'node:fs';

import {closing, type Engine} from '../../server/database/engine';
import {postgresEngine} from '../sql/engine';
import {testPgtap} from '../sql/pgtap';
import {hostedDatabase, supabase} from '../support/hosted';

const TYPES = 'src/forms/database.types.ts';

/** Parameters that the functions ignore on purpose: see the migration. */
const UNUSED = ['v_ip', 'v_email_hash', 'v_started_at_ms'];

let hosted: Awaited<ReturnType<typeof hostedDatabase>>;
let url: string;
let project: Engine;
beforeAll(async () => {
  hosted = await hostedDatabase();
  url = hosted.ownerUrl;
  await closing(await postgresEngine(hosted.adminUrl), (admin) =>
    admin.script(`
      create extension pgtap with schema extensions;
      create extension plpgsql_check with schema extensions;
    `),
  );
  project = await postgresEngine(url);
});
afterAll(async () => {
  await project.close();
  hosted.stop();
});

/** Everything that defines the schema, in one text. */
async function fingerprint(engine: Engine): Promise<string> {
  const rows = await engine.query(`
    select 'function' as kind, p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) || coalesce(p.proacl::text, '') as definition
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'intake'::regnamespace)
    union all
    select c.relkind::text, c.oid::regclass::text, coalesce(c.relacl::text, '') || coalesce(
      (select string_agg(a.attname || ' ' || a.atttypid::regtype, ', ' order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0), '')
    from pg_class c where c.relnamespace in ('public'::regnamespace, 'intake'::regnamespace)
    union all
    select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'intake'::regnamespace
    union all
    select 'migration', version, name from supabase_migrations.schema_migrations
    union all
    select 'default privileges', defaclobjtype::text || defaclnamespace::text, defaclacl::text from pg_default_acl
    order by 1, 2, 3`);
  return JSON.stringify(rows);
}

test('a second push changes nothing', async () => {
  const before = await fingerprint(project);
  const {status, stdout} = supabase(url, 'db', 'push');
  expect({status, stdout}).toEqual({
    status: 0,
    stdout: expect.stringMatching(/up to date/i) as string,
  });
  expect(await fingerprint(project)).toBe(before);
});

// Without a superuser.
testPgtap(() => project);

/** What a command of the CLI finds, as JSON. */
function findings<T>(url: string, ...args: string[]): T[] {
  const {status, stdout, stderr} = supabase(url, 'db', ...args, '--output-format=json');
  if (status !== 0) throw new Error(stdout + stderr);
  return (JSON.parse(stdout) as {results: T[]}).results;
}

test('the advisors remark on nothing but what comments answer', () => {
  const answered = [
    // The schema is closed by grants; row level security without a policy is the second wall.
    'rls_enabled_no_policy',
    // Anonymous visitors are meant to execute the two functions.
    'anon_security_definer_function_executable',
    // A new database has used no index yet.
    'unused_index',
  ];
  const remarks = findings<{name: string; detail: string}>(url, 'advisors', '--level=info');
  expect(remarks.filter(({name}) => !answered.includes(name))).toEqual([]);
  expect(remarks.length).toBeGreaterThan(5);
});

test('the linter finds no parameter unused but those that are ignored on purpose', () => {
  const issues = findings<{function: string; issues: {message: string}[]}>(
    // As a superuser, to whom the linter belongs.
    hosted.adminUrl,
    'lint',
    '--schema=public,intake',
    '--level=warning',
  ).flatMap((finding) => finding.issues.map(({message}) => `${finding.function}: ${message}`));
  const known = UNUSED.map((name) => `unused parameter "${name}"`);
  expect(
    issues.filter((issue) => !known.some((message) => issue.endsWith(`: ${message}`))),
  ).toEqual([]);
});

// npx jest tests/postgres/deployment.test.ts --updateSnapshot writes the file.
test('the types of the functions are generated from this schema', () => {
  const {stdout} = supabase(url, 'gen', 'types', 'typescript', '--schema=public');
  // What follows are helpers for tables, of which the API has none.
  const types = `${stdout.split('type DatabaseWithoutInternals')[0]!.trimEnd()}\n`;
  const {snapshotState} = expect.getState();
  if (snapshotState._updateSnapshot === 'all') writeFileSync(TYPES, types);
  expect(readFileSync(TYPES, 'utf8')).toBe(types);
});
