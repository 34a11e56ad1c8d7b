/**
 * Every command of supabase/README.md, in an owner's order: set up, back up, upgrade, restore. In a
 * separate cluster, because roles belong to a whole cluster.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {startServer, temporaryFolders} from '../support/localServer';
import {PG_BIN, startCluster, type Cluster} from '../support/postgresCluster';
import {closing, type Engine} from '../../server/database/engine';
import {childEnvironment, environment} from '../../src/data/environment';
import {postgresEngine} from '../sql/engine';
import {hijack} from '../sql/hijack';
import {testPgtap} from '../sql/pgtap';
import {rpcAsVisitor} from '../sql/rpc';
import {command, count} from '../support/faults';
import {testFolder} from '../support/folder';
import {accepted, stop, submit} from '../support/servers';

jest.setTimeout(120_000);

const README = readFileSync('supabase/README.md', 'utf8');

/** The commands under a heading of supabase/README.md, verbatim. */
function commandsUnder(heading: string): string {
  const chapter = README.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...chapter.matchAll(/^```bash\n(.*?)^```/gms)].map((match) => match[1]);
  if (blocks.length === 0) throw new Error(`supabase/README.md has no commands under "${heading}"`);
  return blocks.join('');
}

/** Runs commands with these variables. @returns what they print */
function bash(commands: string, env: Record<string, string>): string {
  const {status, stdout, stderr} = spawnSync('bash', ['-euo', 'pipefail', '-c', commands], {
    encoding: 'utf8',
    env: childEnvironment({
      PATH: `${PG_BIN}:${environment.PATH}`,
      DO_NOT_TRACK: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
      ...env,
    }),
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout + stderr;
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

let cluster: Cluster;
let admin: Engine;
beforeAll(async () => {
  cluster = await startCluster();
  admin = await postgresEngine(cluster.url('postgres'));
});
afterAll(async () => {
  await admin.close();
  cluster.stop();
});

/** The URL of a database with a role of that password. */
function urlOf(database: string, role: string): string {
  const url = new URL(cluster.url(database));
  url.username = role;
  url.password = encodeURIComponent(PASSWORD);
  return url.href;
}

/** Server and staff's commands work with the rights of a database's owner. */
async function serves(DATABASE_URL: string): Promise<void> {
  const folders = temporaryFolders();
  const server = await startServer(folders.data, ['--site-dir', folders.site], {DATABASE_URL});
  const isTaken = accepted(await submit(server.port, 1));
  const leads = await command('scripts/leads/index.ts', [], {DATABASE_URL});
  await stop(server);
  folders.remove();
  expect(isTaken).toBe(true);
  expect(leads.text).toContain('visitor1@example.com');
  expect(server.output()).not.toMatch(/Purge failed|could not/);
}

/** First an owner without the right to create roles, then an owner with it, and no prepared roles. */
test('migrate needs an owner who may create roles, or the roles', async () => {
  await admin.query(`create role maker login password '${PASSWORD}'`);
  await admin.query('create database made owner maker');
  const DATABASE_URL = urlOf('made', 'maker');
  const migrate = () => command('scripts/migrate.ts', [], {DATABASE_URL});
  expect((await migrate()).text).toMatch(
    /"maker" has too few rights there: it has to own the database, and the roles have to be there, as "Plain PostgreSQL" in/,
  );
  await admin.query('alter role maker createrole');
  expect(await migrate()).toMatchObject({code: 0});
  await serves(DATABASE_URL);
  await admin.query('drop database made');
  await admin.query('drop role if exists anon, authenticated, service_role, maker');
});

describe('an owner follows the document', () => {
  const {at} = testFolder();
  let env: Record<string, string>;
  let plain: Engine;
  let restored: Engine;
  let secrets: string[];
  const follow = (heading: string): string => bash(commandsUnder(heading), env);
  /** The hashes and salts that a dump holds. */
  const heldIn = (dump: string): string[] => secrets.filter((hex) => dump.includes(hex));

  beforeAll(() => {
    env = {
      ADMIN_URL: cluster.url('postgres'),
      DATABASE_URL: urlOf('roofing', 'roofing'),
      NEW_DATABASE_URL: urlOf('restored', 'roofing'),
      BACKUP: at('backup.gz'),
    };
  });
  afterAll(() => Promise.all([plain.close(), restored.close()]));

  test('Plain PostgreSQL', async () => {
    follow('Plain PostgreSQL');
    await serves(env.DATABASE_URL!);
    plain = await postgresEngine(env.DATABASE_URL!);
    await visitors(plain);
  });

  // SECURITY.md says this of an ordinary dump, too.
  test('Backup, without the hashes of addresses and their salts', async () => {
    const rows = await plain.query(
      "select encode(address_hash, 'hex') as hex from intake.address_tries union select encode(salt, 'hex') from intake.address_salts",
    );
    secrets = rows.map(({hex}) => String(hex));
    expect(secrets.length).toBeGreaterThanOrEqual(2);
    expect(heldIn(bash('pg_dump "$DATABASE_URL"', env))).toEqual(secrets);
    follow('Backup');
    const dump = bash('zcat "$BACKUP"', env);
    expect(heldIn(dump)).toEqual([]);
    expect(dump).toContain('Nhà tôi bị dột');
    count(`hashes and salts: ${secrets.length} in an ordinary dump, none in the documented backup`);
  });

  test('Upgrade', () => expect(follow('Upgrade')).toMatch(/up to date/i));

  test('Restore', async () => {
    await admin.query('create database restored owner roofing');
    follow('Restore');
    restored = await postgresEngine(env.NEW_DATABASE_URL!);
    const [before] = await plain.query(COUNTS);
    expect(before).toMatchObject({steps: 1, reported: 4});
    expect(await restored.query(COUNTS)).toEqual([{...before, tries: 0, salts: 0}]);
    const reply = await rpcAsVisitor(
      restored,
      'submit_contact_rpc',
      {v_name: 'Bea', v_phone: '2', v_email: 'd@example.com'},
      '203.0.113.9',
    );
    expect(reply).toMatchObject({success: true});
    await closing(await postgresEngine(cluster.url('restored')), (engine) =>
      engine.script('create extension pgtap with schema extensions'),
    );
  });

  describe('the restored database', () => testPgtap(() => restored, /privileges/));

  test('the login role of the API may do what a visitor may, once it is anon', async () => {
    const url = urlOf('roofing', 'authenticator');
    const api = await postgresEngine(url);
    const denied = {code: '42501'};
    await expect(
      api.query("select public.submit_contact_rpc(v_name => 'x')"),
    ).rejects.toMatchObject(denied);
    await api.query('set role anon');
    const [row] = await api.query('select public.submit_contact_rpc() as reply');
    expect(row!.reply).toMatchObject({error: 'invalid_name'});
    await expect(api.query('select * from intake.leads')).rejects.toMatchObject(denied);
    await api.close();
    expect(await closing(await postgresEngine(url), hijack)).toEqual({
      inside: [],
      outside: ['anon'],
    });
  });
});
