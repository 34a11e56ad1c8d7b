/**
 * Compares the contact function with a bare insert, both in PostgREST's transaction wrapper, on a
 * PostgreSQL that waits for the disk. Goal: 100 calls a second (a roofer gets ten a day).
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {PG_BIN, startCluster} from '../tests/support/postgresCluster';
import {closing} from '../server/database/engine';
import {migrate} from '../server/database/migrations';
import {openPostgres} from '../server/database/postgres';
import {median, print} from './table';

const CLIENTS = 8;
/** Short and many: a busy machine then hits both of a pair alike. */
const PAIRS = 9;
const PAIR_SECONDS = 2;

/** Each transaction is another visitor with another email and IP, so that no limit is reached. */
const wrapper = (statement: string): string => `
\\set n random(1, 2000000000)
begin;
select set_config('role', 'anon', true), set_config('request.method', 'POST', true), set_config('request.path', '/rpc/submit_contact_rpc', true),
  set_config('request.headers', '{"cf-connecting-ip": "10.' || :n / 62500 % 250 || '.' || :n / 250 % 250 || '.' || :n % 250 || '"}', true);
${statement}
commit;
`;

const VALUES = {
  name: "'Ann Bee'",
  email: "'ann' || :n || '@example.com'",
  phone: "'(813) 555-0142'",
  roof_age: "'11-15'",
  last_inspection: "'never'",
  roof_type: "'tile'",
  storm_damage: "'yes-visible'",
  message: "'Two shingles are in the garden since the storm, and the attic is damp.'",
  route: "'/contact'",
  referrer: "'https://example.com/'",
  user_agent: "'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'",
  meta: `'{"roof_type": "tile", "roof_age": "11-15", "storm_damage": "yes-visible", "has_message": true, "form_completion_time_ms": 42000}'`,
};

const SCRIPTS = {
  bare: wrapper(
    `insert into public.bare (${Object.keys(VALUES).join(', ')}) values (${Object.values(VALUES).join(', ')});`,
  ),
  contact: wrapper(
    `select public.submit_contact_rpc(${Object.entries(VALUES)
      .map(([name, value]) => `v_${name} => ${value}`)
      .join(', ')});`,
  ),
};

type Name = keyof typeof SCRIPTS;

/** A copy of the table of requests with its checks and indexes: any difference is the function's cost. */
const BARE_TABLE = `
  create table public.bare (like intake.inspection_requests including all);
  grant insert on public.bare to anon;
`;

/** Needs Debian's PostgreSQL (see tests/support/postgresCluster.ts). */
export async function benchDatabase(): Promise<void> {
  const cluster = await startCluster({durable: true});
  const folder = mkdtempSync(join(tmpdir(), 'roofing-site-bench-'));
  try {
    const url = cluster.url('postgres');
    await closing(await openPostgres(url, {connections: 1, limited: false}), async (engine) => {
      await migrate(engine);
      await engine.script(BARE_TABLE);
    });
    for (const [name, script] of Object.entries(SCRIPTS)) writeFileSync(join(folder, name), script);

    const rate = (name: Name): number => {
      const options = `-n -M prepared -c ${CLIENTS} -j 2 -T ${PAIR_SECONDS} -f`.split(' ');
      const args = [...options, join(folder, name), url];
      const output = execFileSync(join(PG_BIN, 'pgbench'), args, {encoding: 'utf8', stdio: 'pipe'});
      return Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
    };
    print(`PostgreSQL, ${CLIENTS} clients`, {'calls a second': medians(rate)});
  } finally {
    cluster.stop();
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Alternates bare insert and function; `ratio` is the median of the ratios of all pairs. */
function medians(rate: (name: Name) => number) {
  rate('contact');
  const pairs = Array.from({length: PAIRS}, () => ({bare: rate('bare'), contact: rate('contact')}));
  return {
    bare: median(pairs.map(({bare}) => bare)),
    contact: median(pairs.map(({contact}) => contact)),
    ratio: median(pairs.map(({bare, contact}) => contact / bare)),
  };
}
