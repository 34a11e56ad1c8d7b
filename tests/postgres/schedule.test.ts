/** The jobs of a real pg_cron: the hourly purge, and supabase/recipes/deliver.sql as an owner runs it. */
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

import {PG_BIN} from '../support/postgresCluster';
import {closing, type Engine} from '../../server/database/engine';
import {newDatabase, postgresEngine} from '../sql/engine';
import {testPgtap} from '../sql/pgtap';
import {cluster, ownUrl} from './cluster';
import {CALLED_BY, SECRET} from './deno';

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

let engine: Engine;
// pg_cron works in this database alone.
beforeAll(async () => void (engine = await postgresEngine(cluster.url('postgres'))));
afterAll(() => engine.close());

describe('the hourly purge', () => testPgtap(() => engine, /schedule/));

const run = (url = cluster.url('postgres')): string =>
  spawnSync(
    join(PG_BIN, 'psql'),
    [url, '--quiet', '--set=ON_ERROR_STOP=1', '--file=supabase/recipes/deliver.sql'],
    {encoding: 'utf8'},
  ).stderr;

const jobs = () =>
  engine.query<{job: string; command: string}>(
    "select jobname || ' ' || schedule as job, command from cron.job where jobname like 'intake-deliver%' and active order by 1",
  );

test('each missing part is named, and nothing changed', async () => {
  await closing(await newDatabase(cluster, 'bare'), async () => {});
  const secret = /Vault has no secret deliver_secret of 32 characters/;
  const refused = async (said: string, sentence: RegExp): Promise<void> => {
    expect(said).toMatch(new RegExp(`Nothing was changed: ${sentence.source}`));
    expect(await jobs()).toEqual([]);
  };
  await refused(run(cluster.url('bare')), /this database has no outbox\. Run/);
  await refused(run(ownUrl()), /pg_cron, which the schedule needs/);
  await refused(run(), /pg_net, which the schedule needs/);
  await engine.script(NET);
  await refused(run(), /supabase_vault, which the schedule needs/);
  await engine.script(VAULT);
  await refused(run(), /Vault has no secret deliver_url such as/);
  await engine.query('insert into vault.decrypted_secrets values ($1, $2)', ['deliver_url', URL]);
  await refused(run(), secret);
  await engine.query("insert into vault.decrypted_secrets values ('deliver_secret', 'short')");
  await refused(run(), secret);
});

test('the whole recipe makes two jobs, however often it runs', async () => {
  await engine.query(
    "update vault.decrypted_secrets set decrypted_secret = $1 where name = 'deliver_secret'",
    [SECRET],
  );
  for (const said of [run(), run()]) expect(said).not.toContain('ERROR');
  expect((await jobs()).map(({job}) => job)).toEqual([
    'intake-deliver * * * * *',
    'intake-deliver-log 17 5 * * *',
  ]);
});

// pg_cron would run their statements each minute.
test('the jobs call the function, and hold no key', async () => {
  for (const {command} of await jobs()) {
    expect(command).not.toContain(SECRET);
    await engine.script(command);
  }
  expect(await engine.query('select url, headers from net.sent order by id desc limit 1')).toEqual([
    {url: URL, headers: CALLED_BY},
  ]);
});
