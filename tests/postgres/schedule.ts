import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

import {PG_BIN, type Cluster} from '../../scripts/support/postgresCluster';
import type {Engine} from '../../server/database/engine';
import {postgresEngine, prepare} from '../sql/engine';

const RECIPE = join(__dirname, '../../supabase/recipes/deliver.sql');

/** Stands in for pg_net, which Debian does not package: records requests instead of sending them. */
const NET = `
  create schema net;
  create table net.sent (id bigint generated always as identity, url text, headers jsonb, body jsonb, timeout_milliseconds integer);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000
  ) returns bigint language sql as
    'insert into net.sent (url, headers, body, timeout_milliseconds) values ($1, $4, $2, $5) returning id';`;

/** Stands in for Vault, which hosted Supabase has. */
const VAULT = `
  create schema vault;
  create table vault.decrypted_secrets (name text unique, decrypted_secret text);`;

const URL = 'https://abcdefghijklmnopqrst.supabase.co/functions/v1/deliver';

export interface Scheduled {
  problems: string[];
  /** The headers of the job's request. */
  headers: Record<string, string>;
}

// supabase/recipes/deliver.sql as an owner runs it: a sentence for each missing part, then a job in a
// real pg_cron. pg_cron would run the job's statement each minute; the test runs it itself.
export async function scheduleDeliveries(cluster: Cluster, secret: string): Promise<Scheduled> {
  const problems: string[] = [];
  // pg_cron works in one database of a cluster only.
  const engine = await postgresEngine(cluster.url('postgres'));
  const run = (database = 'postgres'): string =>
    spawnSync(
      join(PG_BIN, 'psql'),
      [cluster.url(database), '--quiet', '--set=ON_ERROR_STOP=1', `--file=${RECIPE}`],
      {encoding: 'utf8'},
    ).stderr;
  const refuses = async (sentence: RegExp, database?: string): Promise<void> => {
    const said = run(database);
    if (!sentence.test(said)) problems.push(`instead of ${String(sentence)} it says: ${said}`);
    if ((await jobs(engine)) !== '') problems.push(`after ${String(sentence)} there is a job`);
  };

  await engine.script('create database undelivered');
  const empty = await postgresEngine(cluster.url('undelivered'));
  await refuses(/Nothing was changed: this database has no outbox\. Run/, 'undelivered');
  await prepare(empty);
  await refuses(/Nothing was changed: pg_cron, which the schedule needs/, 'undelivered');
  await empty.close();

  const [known] = await engine.query("select to_regclass('intake.outbox') is null as bare");
  if (known!.bare) await prepare(engine);
  await refuses(/Nothing was changed: pg_net, which the schedule needs/);
  await engine.script(NET);
  await refuses(/Nothing was changed: supabase_vault, which the schedule needs/);
  await engine.script(VAULT);
  await refuses(/Nothing was changed: Vault has no secret deliver_url such as/);
  await engine.query('insert into vault.decrypted_secrets values ($1, $2)', ['deliver_url', URL]);
  await refuses(/Nothing was changed: Vault has no secret deliver_secret of 32 characters/);
  await engine.query("insert into vault.decrypted_secrets values ('deliver_secret', 'short')");
  await refuses(/Nothing was changed: Vault has no secret deliver_secret of 32 characters/);
  await engine.query(
    "update vault.decrypted_secrets set decrypted_secret = $1 where name = 'deliver_secret'",
    [secret],
  );
  for (const time of ['once', 'twice']) {
    const said = run();
    if (said.includes('ERROR')) problems.push(`run ${time}, it says: ${said}`);
  }
  const scheduled = await jobs(engine);
  if (scheduled !== 'intake-deliver * * * * *, intake-deliver-log 17 5 * * *')
    problems.push(`the jobs are ${scheduled}`);
  const headers = await sentByJobs(engine, secret, problems);
  await engine.script(
    "select cron.unschedule(jobname) from cron.job where jobname like 'intake-deliver%'; drop schema net cascade; drop schema vault cascade;",
  );
  await engine.close();
  return {problems, headers};
}

/** Names and times of the active jobs; none where there is no pg_cron. */
async function jobs(engine: Engine): Promise<string> {
  const [known] = await engine.query("select to_regclass('cron.job') is not null as here");
  if (!known!.here) return '';
  const rows = await engine.query(
    "select jobname || ' ' || schedule as job from cron.job where jobname like 'intake-deliver%' and active order by 1",
  );
  return rows.map(({job}) => job).join(', ');
}

/** Runs the statements of the jobs. @returns the headers of the request. */
async function sentByJobs(
  engine: Engine,
  secret: string,
  problems: string[],
): Promise<Record<string, string>> {
  const rows = await engine.query<{command: string}>(
    "select command from cron.job where jobname like 'intake-deliver%' order by jobname",
  );
  if (rows.some(({command}) => command.includes(secret))) problems.push('a job holds the key');
  for (const {command} of rows) await engine.script(command);
  const [sent] = await engine.query<{url: string; headers: Record<string, string>}>(
    'select url, headers, timeout_milliseconds from net.sent order by id desc limit 1',
  );
  if (sent?.url !== URL) problems.push(`the job calls ${JSON.stringify(sent)}`);
  return sent?.headers ?? {};
}
