/**
 * Deployment to a hosted project with the Supabase CLI: pushed twice, as a role that is no superuser,
 * onto hosted default privileges; then the advisors, the linter and the generated types.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';

import type {Engine} from '../../server/database/engine';
import {hostedRoles} from '../../server/database/migrations';
import {postgresEngine} from '../sql/engine';
import {testPgtap} from '../sql/pgtap';
import {cluster} from './cluster';
import {supabaseCli} from './deno';
import {childEnvironment} from '../../src/data/environment';

const TYPES = 'src/forms/database.types.ts';

/** Parameters that the functions ignore on purpose: see the migration. */
const UNUSED = ['v_ip', 'v_email_hash', 'v_started_at_ms'];

let url: string;
let project: Engine;
beforeAll(async () => {
  url = await hostedProject();
  expect(supabase(url, 'db', 'push')).toMatchObject({status: 0});
  project = await postgresEngine(url);
});
afterAll(() => project.close());

/** A database whose owner, like `postgres` on hosted Supabase, has many rights but is no superuser. */
async function hostedProject(): Promise<string> {
  const admin = await postgresEngine(cluster.url('postgres'));
  await admin.query("create role hosted_admin login createrole bypassrls password 'hosted_admin'");
  await admin.query('create database hosted owner hosted_admin');
  await admin.query('grant anon, authenticated, service_role to hosted_admin');
  // As on hosted Supabase, extensions are found without naming their schema.
  await admin.query('alter database hosted set search_path = "$user", public, extensions');
  await admin.close();
  const asSuperuser = await postgresEngine(cluster.url('hosted'));
  await asSuperuser.script(`
    create schema extensions authorization hosted_admin;
    create extension pgtap with schema extensions;
    create extension plpgsql_check with schema extensions;
  `);
  await asSuperuser.close();
  const url = new URL(cluster.url('hosted'));
  url.username = 'hosted_admin';
  url.password = 'hosted_admin';
  const asOwner = await postgresEngine(url.href);
  await asOwner.script(hostedRoles());
  await asOwner.close();
  return url.href;
}

function supabase(url: string, ...args: string[]) {
  return spawnSync(supabaseCli(), [...args, `--remote=${url}`, '--yes'], {
    encoding: 'utf8',
    env: childEnvironment({DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1'}),
  });
}

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
    // Rows of `messages` are counted, and none is looked up.
    'no_primary_key',
  ];
  const remarks = findings<{name: string; detail: string}>(url, 'advisors', '--level=info');
  expect(remarks.filter(({name}) => !answered.includes(name))).toEqual([]);
  expect(remarks.length).toBeGreaterThan(5);
});

test('the linter finds no parameter unused but those that are ignored on purpose', () => {
  const issues = findings<{function: string; issues: {message: string}[]}>(
    // As a superuser, to whom the linter belongs.
    cluster.url('hosted'),
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
