import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

import type {Engine} from '../../server/database/engine';
import {hostedRoles} from '../../server/database/migrations';
import {postgresEngine} from '../sql/engine';
import {report, runPgtap} from '../sql/pgtap';
import type {Cluster} from '../../scripts/support/postgresCluster';
import {childEnvironment} from '../../src/data/environment';

const TYPES = 'src/forms/database.types.ts';

/** Parameters that the functions ignore on purpose: see the migration. */
const UNUSED = ['v_ip', 'v_email_hash', 'v_started_at_ms'];

// Deployment to a hosted project with the Supabase CLI: pushed twice, as a role that is no superuser,
// onto hosted default privileges; then the advisors, the linter and the generated types.
export async function testDeployment(cluster: Cluster): Promise<string[]> {
  const problems: string[] = [];
  const admin = await postgresEngine(cluster.url('postgres'));
  const url = await hostedProject(cluster, admin);

  const first = supabase(url, 'db', 'push');
  if (first.status !== 0) return [`db push failed: ${first.stderr}`];
  const project = await postgresEngine(url);
  const before = await fingerprint(project);
  const second = supabase(url, 'db', 'push');
  if (second.status !== 0 || !/up to date/i.test(second.stdout)) {
    problems.push(
      `the second db push did not say that all is up to date: ${second.stdout}${second.stderr}`,
    );
  }
  if ((await fingerprint(project)) !== before)
    problems.push('the second db push changed something');

  // All but the schedule: pg_cron works in one database of a cluster only, and this is another.
  const results = await runPgtap(project, (file) => !file.includes('schedule'));
  if (!report('a hosted project, no superuser', results)) problems.push('pgTAP failed');

  problems.push(
    ...advisorRemarks(url),
    ...linterRemarks(cluster.url('hosted')),
    ...staleTypes(url),
  );
  await Promise.all([project.close(), admin.close()]);
  return problems;
}

/** A database whose owner, like `postgres` on hosted Supabase, has many rights but is no superuser. */
async function hostedProject(cluster: Cluster, admin: Engine): Promise<string> {
  await admin.script(hostedRoles());
  await admin.query("create role hosted_admin login createrole bypassrls password 'hosted_admin'");
  await admin.query('create database hosted owner hosted_admin');
  await admin.query('grant anon, authenticated, service_role to hosted_admin');
  // As on hosted Supabase, extensions are found without naming their schema.
  await admin.query('alter database hosted set search_path = "$user", public, extensions');
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
  return spawnSync('node_modules/.bin/supabase', [...args, `--remote=${url}`, '--yes'], {
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

function advisorRemarks(url: string): string[] {
  const {status, stdout, stderr} = supabase(
    url,
    'db',
    'advisors',
    '--level=info',
    '--output-format=json',
  );
  if (status !== 0) return [`db advisors failed: ${stderr}`];
  const {results: remarks} = JSON.parse(stdout) as {results: {name: string; detail: string}[]};
  const answered = [
    // The schema is closed by grants; row level security without a policy is the second wall.
    'rls_enabled_no_policy',
    // Anonymous visitors are meant to execute the two functions.
    'anon_security_definer_function_executable',
    // A new database has used no index yet.
    'unused_index',
  ];
  const open = remarks.filter(({name}) => !answered.includes(name));
  console.log(
    `# advisors: ${remarks.length - open.length} remarks answered in comments, ${open.length} open`,
  );
  return open.map(({name, detail}) => `advisor: ${name}: ${detail}`);
}

function linterRemarks(url: string): string[] {
  const {status, stdout, stderr} = supabase(
    url,
    'db',
    'lint',
    '--schema=public,intake',
    '--level=warning',
    '--output-format=json',
  );
  if (status !== 0) return [`db lint failed: ${stdout}${stderr}`];
  type Finding = {function: string; issues: {message: string}[]};
  const {results: findings} = JSON.parse(stdout) as {results: Finding[]};
  return findings.flatMap((finding) =>
    finding.issues
      .map(({message}) => message)
      .filter((message) => !UNUSED.some((name) => message === `unused parameter "${name}"`))
      .map((message) => `linter: ${finding.function}: ${message}`),
  );
}

/** The types of the two functions as the client uses them: `-- --update` rewrites them. */
function staleTypes(url: string): string[] {
  const {status, stdout, stderr} = supabase(url, 'gen', 'types', 'typescript', '--schema=public');
  if (status !== 0) return [`gen types failed: ${stderr}`];
  if (process.argv.includes('--update')) writeFileSync(TYPES, stdout);
  return existsSync(TYPES) && readFileSync(TYPES, 'utf8') === stdout
    ? []
    : [
        'src/forms/database.types.ts is not what the schema says: run npm run test:postgres -- --update',
      ];
}
