import type {Engine} from '../../server/engine/engine';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {PG_BIN, type Cluster} from '../../scripts/support/postgres-cluster';
import {rpcAsVisitor} from '../sql/rpc';
import {postgresEngine, prepare} from '../sql/engine';

const FILE = join(__dirname, '../../supabase/recipes/notify.sql');
const RECIPE = readFileSync(FILE, 'utf8');

/** The recipe as an owner would run it where there is no pg_net: a sentence, and nothing changed. */
async function withoutPgNet(url: string, engine: Engine): Promise<string[]> {
  const {stderr} = spawnSync(join(PG_BIN, 'psql'), [url, '--file', FILE], {encoding: 'utf8'});
  const problems: string[] = [];
  if (!/ERROR: {2}No notices were set up and nothing was changed: pg_net/.test(stderr))
    problems.push(`without pg_net the recipe says: ${stderr}`);
  const [left] = await engine.query(
    "select (select count(*) from pg_trigger where tgname like 'notify_staff%')::int + (select count(*) from pg_proc where proname = 'notify_staff')::int as n",
  );
  if (left!.n !== 0) problems.push(`without pg_net the recipe leaves ${left!.n} objects behind`);
  return problems;
}

/**
 * The recipe for hosted notices: without pg_net, and with a stand-in for it that first works and
 * then throws.
 */
export async function testNotify(cluster: Cluster): Promise<string[]> {
  const admin = await postgresEngine(cluster.url('postgres'));
  await admin.query('create database notices');
  const engine = await postgresEngine(cluster.url('notices'));
  await prepare(engine);
  const problems = await withoutPgNet(cluster.url('notices'), engine);
  await engine.script(`
    create schema net;
    create table net.sent (body jsonb);
    create function net.http_post(url text, body jsonb) returns bigint language sql as
      'insert into net.sent values (body) returning 1::bigint';
    ${RECIPE.replace('create extension if not exists pg_net;', '')}
  `);
  const send = (n: number, honeypot = '', name = 'Ann') =>
    rpcAsVisitor(
      engine,
      'submit_contact_rpc',
      {v_honeypot: honeypot, v_name: name, v_email: `secret${n}@example.com`, v_phone: '1'},
      null,
    );
  await send(1);
  await send(2, 'filled');
  await send(2);
  const sent = await engine.query('select body::text as body from net.sent');
  if (sent.length !== 2) problems.push(`${sent.length} notices for 2 leads`);
  for (const name of ['A', 'B', 'C', 'set aside']) await send(4, '', name);
  await engine.query("select intake.raise_alarm('test', 'a note')");
  const all = (await engine.query("select body ->> 'text' as text from net.sent")).map(
    ({text}) => String(text).split(/[ .]+\d+/)[0],
  );
  const told = all.slice(2).join(', ');
  const lead = 'New inspection request';
  if (told !== `${lead}, ${lead}, ${lead}, Inspection request, Alarm`)
    problems.push(`staff are told: ${told}`);
  if (JSON.stringify(sent).includes('secret')) problems.push('a notice names a person');
  await engine.script(
    "create or replace function net.http_post(url text, body jsonb) returns bigint language plpgsql as 'begin raise exception ''no network''; end'",
  );
  const reply = await send(3);
  const [stored] = await engine.query(
    "select count(*)::int as n from intake.leads where email = 'secret3@example.com'",
  );
  if (!reply.success || stored!.n !== 1) problems.push('a notifier that fails cost a lead');
  await Promise.all([engine.close(), admin.close()]);
  return problems;
}
