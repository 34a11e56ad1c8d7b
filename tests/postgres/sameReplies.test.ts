import type {Engine} from '../../server/database/engine';
import {isDeepStrictEqual} from 'node:util';

import {rpcAsVisitor, replyProblems, type Args, type FunctionName} from '../sql/rpc';
import {embeddedEngine, newDatabase, prepare} from '../sql/engine';
import type {Cluster} from '../../scripts/support/postgresCluster';
import {environment} from '../../src/data/environment';
import {INSPECTION_CODES, NEWSLETTER_CODES} from '../../src/forms/core/outcome';

const REQUESTS = 4000;
const SEED = Number(environment.SEED ?? 20260101);

/** Part of every text that a "visitor" types here, so that a leak can be detected. */
const MARK = 'Zq9x';

/** A seeded random number generator (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Step = {name: FunctionName; args: Args; clientIp: string | null} | {sql: string};

/** Requests to the two forms, with some time shifts and staff actions between. */
function randomSteps(count: number): Step[] {
  const random = generator(SEED);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const chance = (share: number): boolean => random() < share;
  const number = (below: number): number => Math.floor(random() * below);

  const spaces = ['', '', '', ' ', '\t', '\u00a0', '\u3000', '\ufeff', '\r\n'];
  const around = (text: string): string => pick(spaces) + text + pick(spaces);
  const texts = ['İ Zq9x ß', 'Zq9x\u200b', '', ' ', '\u2003'].concat(
    `Zq9x|Zq9x 김지훈|Zq9x नमस्ते|Zq9x'; drop table x; --|Zq9x "a" \\ b|Zq9x <b>|Zq9x 😀`.split('|'),
  );
  const text = (limit: number): string | null =>
    chance(0.05) ? null : pick([...texts.map(around), MARK + 'x'.repeat(limit - 5 + number(4))]);
  const email = (): string | null =>
    chance(0.75)
      ? around(`${pick(['', 'A', 'é'])}${MARK}${number(70)}@Example.${pick(['com', 'CO', 'info'])}`)
      : pick([
          ...[null, `Zq9x@${'d'.repeat(240 + number(10))}.com`, 'Zq9x\u00a0x@b.co'],
          ...'|Zq9x|Zq9x@|@Zq9x.com|Zq9x@b|Zq9x@b.c|Zq9x x@b.co|Zq9x@@b.co|Zq9x@b.c0m'.split('|'),
          'İZq9x@b.co',
        ]);
  const option = (values: string[]): string | null =>
    chance(0.2) ? null : chance(0.1) ? pick(['', MARK, 'x'.repeat(500)]) : pick(values);
  const honeypot = (): string | null => (chance(0.06) ? pick([MARK, ' ']) : pick([null, '']));
  const clientIp = (): string | null =>
    chance(0.05)
      ? pick([null, '', MARK, '::', '1.2.3', '999.1.1.1', '1.2.3.4, 5.6.7.8'])
      : chance(0.4)
        ? `198.51.100.${number(3)}` // a few busy ones, which reach their limit
        : chance(0.3)
          ? `2001:db8:${number(12).toString(16)}:${number(2)}::${number(9).toString(16)}`
          : pick(['', '::ffff:']) + `203.0.113.${number(30)}`;
  const meta = (): unknown =>
    pick([
      null,
      {},
      {subscription_source: 'newsletter_form'},
      {has_message: true, form_completion_time_ms: 60000},
      {form_completion_time_ms: pick([0, 2999, 3000, -5, 1e300, 'x', null])},
      [MARK],
      MARK,
      7,
      {[MARK]: 'x'.repeat(1200)},
    ]);
  const common = (): Args => ({
    v_honeypot: honeypot(),
    v_ip: pick([null, '203.0.113.9', MARK]),
    v_route: pick([null, '', '/contact', '/es/contact', `/${'r'.repeat(400)}`]),
    v_referrer: pick([null, 'https://example.com/', 'f'.repeat(700)]),
    v_user_agent: pick([null, 'Browser/1', 'u'.repeat(500)]),
    v_email_hash: pick([null, 'abc']),
    v_meta: meta(),
  });
  const contact = (): Args => ({
    ...common(),
    v_started_at_ms: pick([null, 0, 1764000000000, -1, 1.5, 1e30]),
    v_name: text(100),
    v_email: email(),
    v_phone: chance(0.8) ? around(pick(['5550142', '(813) 555-0142'])) : text(20),
    v_roof_age: option(['0-5', '6-10', '11-15', '16-20', '20+', 'unknown']),
    v_last_inspection: option(['6months', '1year', '2years', '3+years', 'never']),
    v_roof_type: option(['shingle', 'metal', 'tile', 'concrete', 'gravel', 'flat', 'unknown']),
    v_storm_damage: option(['yes-visible', 'yes-suspected', 'no', 'unsure']),
    v_message: text(2000),
  });
  const newsletter = (): Args => ({
    ...common(),
    // Far from the limit of "too fast", which the two engines reach at different times.
    v_started_at_ms: pick([null, 0, 1764000000000, Date.now() + pick([-1, 1]) * 3_600_000, 1e30]),
    v_email: email(),
  });
  const others = (): string =>
    pick([
      "update intake.inspection_requests set received_at = received_at - interval '40 minutes'; update intake.address_tries set tried_at = tried_at - interval '6 minutes'",
      "update intake.inspection_requests set received_at = received_at - interval '20 hours'; update intake.address_tries set tried_at = tried_at - interval '20 hours'",
      'select intake.purge()',
      "update intake.inspection_requests set answered_at = now(), appointment_at = now() - interval '2 days' where id = (select min(id) from intake.leads where answered_at is null)",
      "select intake.set_state(s.id, 'new') from (select max(id) as id from intake.suspected_spam) s where s.id is not null",
      'select intake.unsubscribe((select max(email) from intake.newsletter_subscribers))',
      // For a while every request with this phone number causes an unexpected error.
      `create or replace function intake.odd() returns trigger language plpgsql as $$
         begin raise exception using errcode = '23514', message = new.name; end $$;
       create or replace trigger odd before insert on intake.inspection_requests
         for each row when (new.phone = '5550142') execute function intake.odd()`,
      'drop trigger if exists odd on intake.inspection_requests',
    ]);

  let last: Step | null = null;
  return Array.from({length: count}, (): Step => {
    if (chance(0.02)) return {sql: others()};
    // Every seventh request repeats the last one: a lost reply.
    if (last && chance(0.14)) return last;
    last = chance(0.65)
      ? {name: 'submit_contact_rpc', args: contact(), clientIp: clientIp()}
      : {name: 'subscribe_newsletter_rpc', args: newsletter(), clientIp: clientIp()};
    return last;
  });
}

async function life(engine: Engine, steps: Step[]): Promise<unknown[]> {
  await engine.query('set client_min_messages = error');
  const replies: unknown[] = [];
  for (const step of steps) {
    if ('sql' in step) {
      await engine.script(step.sql);
      replies.push(null);
    } else {
      const {name, args, clientIp} = step;
      replies.push(
        await rpcAsVisitor(engine, name, args, clientIp).catch((error: Error) => error.message),
      );
    }
  }
  return replies;
}

const ROWS = {
  inspection_requests:
    "to_jsonb(r) - array['received_at', 'state_at', 'answered_at', 'appointment_at']",
  request_history: "to_jsonb(r) - array['at', 'was']",
  newsletter_subscribers:
    "to_jsonb(r) - array['subscribed_at', 'unsubscribe_token', 'started_at_ms']",
  failures: "to_jsonb(r) - array['failed_at']",
};

/** Both engines must give the same replies and rows; every reply is well-formed and leaks nothing. */
export async function testSameReplies(cluster: Cluster): Promise<string[]> {
  const real = await newDatabase(cluster, 'random_requests');
  await prepare(real);
  const embedded = await embeddedEngine();

  const steps = randomSteps(REQUESTS);
  const [onReal, onEmbedded] = await Promise.all([life(real, steps), life(embedded, steps)]);
  const problems: string[] = [];
  const codes: Record<string, number> = {};
  for (const [index, step] of steps.entries()) {
    if ('sql' in step) continue;
    const reply = onReal[index];
    const report = (text: string): unknown =>
      problems.push(`request ${index} (seed ${SEED}): ${text}`);
    const other = onEmbedded[index];
    if (!isDeepStrictEqual(reply, other)) {
      report(`${JSON.stringify(reply)} on PostgreSQL, ${JSON.stringify(other)} embedded`);
    }
    for (const problem of replyProblems(step.name, reply)) report(`the reply ${problem}`);
    if (JSON.stringify(reply).includes(MARK)) report('the reply holds what was typed');
    const {success, error} = reply as {success?: boolean; error?: string};
    const code = `${step.name.split('_')[1]} ${success ? 'success' : error}`;
    codes[code] = (codes[code] ?? 0) + 1;
  }
  for (const [table, row] of Object.entries(ROWS)) {
    const sql = `select coalesce(jsonb_agg(${row} order by id), '[]')::text as rows from intake.${table} r`;
    const [[a], [b]] = [await real.query(sql), await embedded.query(sql)];
    if (a!.rows !== b!.rows) problems.push(`the rows of ${table} differ`);
  }
  if (cluster.log().includes(MARK)) problems.push("the server's log holds what was typed");
  // Requires every code, so that the requests cover them all, except "too fast", which the engines reach
  // at different times.
  const EXPECTED = {
    contact: ['success', ...INSPECTION_CODES],
    newsletter: ['success', ...NEWSLETTER_CODES.filter((code) => code !== 'too_fast')],
  };
  for (const [name, list] of Object.entries(EXPECTED)) {
    for (const code of list)
      if (!codes[`${name} ${code}`]) problems.push(`no ${name} request gave ${code}`);
  }
  console.log(`# ${steps.length} random steps, seed ${SEED}: ${JSON.stringify(codes)}`);
  await Promise.all([real.close(), embedded.close()]);
  return problems.slice(0, 20);
}
