import type {Engine} from '../../server/database/engine';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {startServer, temporaryFolders} from '../../scripts/support/localServer';
import {PG_BIN, startCluster, type Cluster} from '../../scripts/support/postgresCluster';
import {childEnvironment, environment} from '../../src/data/environment';
import {postgresEngine} from '../sql/engine';
import {hijackProblems} from '../sql/hijack.test';
import {report, runPgtap} from '../sql/pgtap';
import {rpcAsVisitor} from '../sql/rpc';
import {command} from '../support/faults';
import {post, submission} from '../support/requests';

const README = readFileSync('supabase/README.md', 'utf8');

/** The commands under a heading of supabase/README.md, verbatim. */
function commandsUnder(heading: string): string {
  const chapter = README.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...chapter.matchAll(/^```bash\n(.*?)^```/gms)].map((match) => match[1]);
  if (blocks.length === 0) throw new Error(`supabase/README.md has no commands under "${heading}"`);
  return blocks.join('');
}

function bash(commands: string, env: Record<string, string>): {ok: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync('bash', ['-euo', 'pipefail', '-c', commands], {
    encoding: 'utf8',
    env: childEnvironment({
      PATH: `${PG_BIN}:${environment.PATH}`,
      DO_NOT_TRACK: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
      ...env,
    }),
  });
  return {ok: status === 0, output: stdout + stderr};
}

const COUNTS = `select
  (select count(*) from intake.leads)::int as leads,
  (select count(*) from intake.suspected_spam)::int as suspected,
  (select count(*) from intake.request_history)::int as steps,
  (select sum(requests) from intake.weekly_counts)::int as counted,
  (select requests from intake.report where week is null) as reported,
  (select count(*) from intake.newsletter_subscribers)::int as subscribers,
  (select count(*) from intake.outbox)::int as notices,
  (select count(*) from intake.deliveries where delivered_at is not null)::int as delivered,
  (select count(*) from intake.address_tries)::int as tries,
  (select count(*) from intake.address_salts)::int as salts`;

// Inserts requests, a subscriber and suspected spam, each counted by its client IP; one request is
// called, another is deleted and stays in the report; adds an alarm and a delivery.
async function visitors(engine: Engine): Promise<void> {
  const person = {v_name: 'Ann', v_phone: '1'};
  const contact = (args: Record<string, unknown>) =>
    rpcAsVisitor(engine, 'submit_contact_rpc', {...person, ...args}, '203.0.113.9');
  await contact({v_email: 'a@example.com'});
  await contact({v_email: 'b@example.com', v_message: 'Nhà tôi bị dột'});
  await contact({v_email: 'c@example.com', v_honeypot: 'filled'});
  await contact({v_email: 'gone@example.com'});
  await rpcAsVisitor(engine, 'subscribe_newsletter_rpc', {v_email: 'a@example.com'}, '203.0.113.9');
  await engine.query("select intake.set_state(min(id), 'called') from intake.leads");
  await engine.query("select intake.erase_person('gone@example.com')");
  await engine.query("select intake.raise_alarm('test', 'a note')");
  await engine.query(
    "select intake.notice_delivered((notice ->> 'id')::bigint, 'mail') from intake.claim_notices('mail', 1, '2 minutes')",
  );
}

const PASSWORD = 'choose your own';

/** The URL of a database with a role of that password. */
function urlOf(cluster: Cluster, database: string, role: string): string {
  const url = new URL(cluster.url(database));
  url.username = role;
  url.password = encodeURIComponent(PASSWORD);
  return url.href;
}

// Every command of supabase/README.md, in an owner's order: set up, back up, upgrade, restore. In a
// separate cluster, because roles belong to a whole cluster.
export async function testOperations(): Promise<string[]> {
  const cluster = await startCluster();
  try {
    return [...(await createroleProblems(cluster)), ...(await documentedProblems(cluster))];
  } finally {
    cluster.stop();
  }
}

/** First an owner without the right to create roles, then an owner with it, and no prepared roles. */
async function createroleProblems(cluster: Cluster): Promise<string[]> {
  const admin = await postgresEngine(cluster.url('postgres'));
  await admin.query(`create role maker login password '${PASSWORD}'`);
  await admin.query('create database made owner maker');
  const DATABASE_URL = urlOf(cluster, 'made', 'maker');
  const refused = await command('scripts/migrate.ts', [], {DATABASE_URL});
  await admin.query('alter role maker createrole');
  const migrated = await command('scripts/migrate.ts', [], {DATABASE_URL});
  const problems = [
    ...(/"maker" has too few rights there: it has to own the database, and the roles have to be there, as "Plain PostgreSQL" in/.test(
      refused.text,
    )
      ? []
      : [`an owner without roles is told: ${refused.text}`]),
    ...(migrated.code === 0
      ? await serverProblems(DATABASE_URL)
      : [`migrate by an owner with createrole: ${migrated.text}`]),
  ];
  await admin.query('drop database made');
  await admin.query('drop role if exists anon, authenticated, service_role, maker');
  await admin.close();
  return problems;
}

/** The server and staff's commands, with the owner's rights. */
async function serverProblems(DATABASE_URL: string): Promise<string[]> {
  const folders = temporaryFolders();
  const server = await startServer(folders.data, ['--site-dir', folders.site], {DATABASE_URL});
  const {body} = await post(server.port, 'submit_contact_rpc', submission(1));
  const leads = await command('scripts/leads/index.ts', [], {DATABASE_URL});
  server.process.kill('SIGTERM');
  await server.ended;
  folders.remove();
  return [
    ...(body.includes('"success":true') ? [] : [`a request is answered with ${body}`]),
    ...(leads.text.includes('visitor1@example.com') ? [] : [`npm run leads says: ${leads.text}`]),
    ...(/Purge failed|could not/.test(server.output()) ? [server.output()] : []),
  ];
}

async function documentedProblems(cluster: Cluster): Promise<string[]> {
  const problems: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'roofing-site-backup-'));
  const env = {
    ADMIN_URL: cluster.url('postgres'),
    DATABASE_URL: urlOf(cluster, 'roofing', 'roofing'),
    NEW_DATABASE_URL: urlOf(cluster, 'restored', 'roofing'),
    BACKUP: join(folder, 'backup.gz'),
  };
  const follow = (heading: string): string => {
    const {ok, output} = bash(commandsUnder(heading), env);
    if (!ok) problems.push(`the commands under "${heading}" fail: ${output}`);
    return output;
  };

  follow('Plain PostgreSQL');
  problems.push(...(await serverProblems(env.DATABASE_URL)));
  const plain = await postgresEngine(env.DATABASE_URL);
  await visitors(plain);
  const [before] = await plain.query(COUNTS);
  problems.push(...(await dumpProblems(plain, follow, env)));
  if (!/up to date/i.test(follow('Upgrade'))) problems.push('there was something to upgrade');
  const admin = await postgresEngine(env.ADMIN_URL);
  await admin.query('create database restored owner roofing');
  follow('Restore');

  const restored = await postgresEngine(env.NEW_DATABASE_URL);
  const [after] = await restored.query(COUNTS);
  const expected = {...before, tries: 0, salts: 0};
  if (before!.steps !== 1 || before!.reported !== 4) problems.push('nothing was followed');
  if (JSON.stringify(after) !== JSON.stringify(expected))
    problems.push(`restored ${JSON.stringify(after)} instead of ${JSON.stringify(expected)}`);
  const reply = await rpcAsVisitor(
    restored,
    'submit_contact_rpc',
    {v_name: 'Bea', v_phone: '2', v_email: 'd@example.com'},
    '203.0.113.9',
  );
  if (!reply.success) problems.push(`the restored database answers ${JSON.stringify(reply)}`);
  const asAdmin = await postgresEngine(cluster.url('restored'));
  await asAdmin.script('create extension pgtap with schema extensions');
  const privileges = await runPgtap(restored, (file) => file.includes('privileges'));
  if (!report('a restored database', privileges))
    problems.push('the restored database grants something else');
  problems.push(...(await apiRoleProblems(cluster)));

  await Promise.all([plain, restored, admin, asAdmin].map((engine) => engine.close()));
  rmSync(folder, {recursive: true});
  return problems;
}

/** Checks SECURITY.md on backups: an ordinary dump holds the hashes, the documented dump does not. */
async function dumpProblems(
  plain: Engine,
  follow: (heading: string) => string,
  env: Record<string, string>,
): Promise<string[]> {
  const secrets = await plain.query(
    "select encode(address_hash, 'hex') as hex from intake.address_tries union select encode(salt, 'hex') from intake.address_salts",
  );
  const held = (dump: string): number =>
    secrets.filter(({hex}) => dump.includes(String(hex))).length;
  const problems: string[] = [];
  const ordinary = held(bash('pg_dump "$DATABASE_URL"', env).output);
  follow('Backup');
  const dump = bash('zcat "$BACKUP"', env).output;
  if (secrets.length < 2) problems.push('no address was counted, so this proves nothing');
  if (ordinary !== secrets.length)
    problems.push(`an ordinary dump holds ${ordinary} of ${secrets.length} hashes and salts`);
  if (held(dump) !== 0) problems.push('the documented backup holds hashes of addresses');
  if (!dump.includes('Nhà tôi bị dột')) problems.push('the documented backup lacks a request');
  console.log(
    `# hashes and salts: ${ordinary} of ${secrets.length} in an ordinary dump, ${held(dump)} in the documented backup`,
  );
  return problems;
}

/** The login role of the API can become anon, and then do what a visitor may. */
async function apiRoleProblems(cluster: Cluster): Promise<string[]> {
  const url = urlOf(cluster, 'roofing', 'authenticator');
  const api = await postgresEngine(url);
  const refused = async (sql: string): Promise<boolean> =>
    api.query(sql).then(
      () => false,
      (error: {code?: string}) => error.code === '42501',
    );
  const problems: string[] = [];
  if (!(await refused("select public.submit_contact_rpc(v_name => 'x')")))
    problems.push('authenticator itself may call the functions');
  await api.query('set role anon');
  const [row] = await api.query('select public.submit_contact_rpc() as reply');
  if ((row!.reply as {error: string}).error !== 'invalid_name')
    problems.push('anon cannot call the functions');
  if (!(await refused('select * from intake.leads'))) problems.push('anon reads the leads');
  await api.close();
  const another = await postgresEngine(url);
  problems.push(...(await hijackProblems(another)));
  await another.close();
  return problems;
}
