import type {Engine} from '../../server/engine/engine';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {PG_BIN, type Cluster} from '../../scripts/support/postgres-cluster';
import {childEnvironment, environment} from '../../src/data/environment';
import {rpcAsVisitor} from '../sql/rpc';
import {postgresEngine} from '../sql/engine';
import {report, runPgtap} from '../sql/pgtap';

const ROOT = join(__dirname, '../..');
const README = readFileSync(join(ROOT, 'supabase/README.md'), 'utf8');

/** The commands under a heading of supabase/README.md, verbatim. */
function commandsUnder(heading: string): string {
  const chapter = README.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...chapter.matchAll(/^```bash\n(.*?)^```/gms)].map((match) => match[1]);
  if (blocks.length === 0) throw new Error(`supabase/README.md has no commands under "${heading}"`);
  return blocks.join('');
}

function bash(commands: string, env: Record<string, string>): {ok: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: ROOT,
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

/**
 * Requests, a subscriber and suspected spam, each counted by its client IP; one request is called,
 * another one is gone and stays in the report; an alarm, and a delivery.
 */
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
    "select intake.notice_delivered((notice ->> 'id')::bigint, 'mail') from intake.claim_notices('{mail}', 1, '2 minutes')",
  );
}

/** Every command of supabase/README.md, in an owner's order: set up, back up, upgrade, restore. */
export async function testOperations(cluster: Cluster): Promise<string[]> {
  const problems: string[] = [];
  const admin = await postgresEngine(cluster.url('postgres'));
  for (const name of ['plain', 'restored']) await admin.query(`create database ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'roofing-site-backup-'));
  const env = {
    DATABASE_URL: cluster.url('plain'),
    NEW_DATABASE_URL: cluster.url('restored'),
    BACKUP: join(folder, 'backup.gz'),
  };
  const follow = (heading: string): string => {
    const {ok, output} = bash(commandsUnder(heading), env);
    if (!ok) problems.push(`the commands under "${heading}" fail: ${output}`);
    return output;
  };

  follow('Plain PostgreSQL');
  const plain = await postgresEngine(env.DATABASE_URL);
  await visitors(plain);
  const [before] = await plain.query(COUNTS);
  problems.push(...(await dumpProblems(plain, follow, env)));
  if (!/up to date/i.test(follow('Upgrade'))) problems.push('there was something to upgrade');
  follow('Restore');

  const restored = await postgresEngine(env.NEW_DATABASE_URL);
  const [after] = await restored.query(COUNTS);
  const expected = {...before, tries: 0, salts: 0};
  if (before!.steps !== 1 || before!.reported !== 3) problems.push('nothing was followed');
  if (JSON.stringify(after) !== JSON.stringify(expected))
    problems.push(`restored ${JSON.stringify(after)} instead of ${JSON.stringify(expected)}`);
  const reply = await rpcAsVisitor(
    restored,
    'submit_contact_rpc',
    {v_name: 'Bea', v_phone: '2', v_email: 'd@example.com'},
    '203.0.113.9',
  );
  if (!reply.success) problems.push(`the restored database answers ${JSON.stringify(reply)}`);
  const privileges = await runPgtap(restored, (file) => file.includes('privileges'));
  if (!report('a restored database', privileges))
    problems.push('the restored database grants something else');
  problems.push(...(await apiRoleProblems(cluster)));

  await Promise.all([plain.close(), restored.close(), admin.close()]);
  rmSync(folder, {recursive: true});
  return problems;
}

/** What SECURITY.md says of backups: an ordinary dump holds the hashes, the documented one does not. */
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
  const url = new URL(cluster.url('plain'));
  url.username = 'authenticator';
  url.password = encodeURIComponent('choose your own');
  const api = await postgresEngine(url.href);
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
  return problems;
}
