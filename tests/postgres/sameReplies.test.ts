/** Both engines give the same replies and rows; every reply is well-formed and leaks nothing. */
import type {Engine} from '../../server/database/engine';
import {rpcAsVisitor, type Args, type FunctionName, type Reply} from '../sql/rpc';
import {embeddedEngine} from '../sql/engine';
import {environment} from '../../src/data/environment';
import {INSPECTION_CODES, NEWSLETTER_CODES} from '../../src/forms/core/outcome';
import {count} from '../support/faults';
import {ownEngine} from './cluster';

const REQUESTS = 4000;
const SEED = Number(environment.SEED ?? 20260101);

/** Part of every text that a "visitor" types here, so that a leak can be detected. */
const MARK = 'Qj4w';

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
  const texts = ['İ Qj4w ß', 'Qj4w\u200b', '', ' ', '\u2003'].concat(
    `Qj4w|Qj4w 김지훈|Qj4w नमस्ते|Qj4w'; drop table x; --|Qj4w "a" \\ b|Qj4w <b>|Qj4w 😀`.split('|'),
  );
  const text = (limit: number): string | null =>
    chance(0.05) ? null : pick([...texts.map(around), MARK + 'x'.repeat(limit - 5 + number(4))]);
  const email = (): string | null =>
    chance(0.75)
      ? around(`${pick(['', 'A', 'é'])}${MARK}${number(70)}@Example.${pick(['com', 'CO', 'info'])}`)
      : pick([
          ...[null, `Qj4w@${'d'.repeat(240 + number(10))}.com`, 'Qj4w\u00a0x@b.co'],
          ...'|Qj4w|Qj4w@|@Qj4w.com|Qj4w@b|Qj4w@b.c|Qj4w x@b.co|Qj4w@@b.co|Qj4w@b.c0m'.split('|'),
          'İQj4w@b.co',
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

/** What a form may be told, except that it was too fast, which the engines reach at different times. */
const CODES: Partial<Record<FunctionName, string[]>> = {
  submit_contact_rpc: [...INSPECTION_CODES],
  subscribe_newsletter_rpc: NEWSLETTER_CODES.filter((code) => code !== 'too_fast'),
};

const steps = randomSteps(REQUESTS);
let engines: Engine[];
let onReal: unknown[];
let onEmbedded: unknown[];
beforeAll(async () => {
  engines = await Promise.all([ownEngine(), embeddedEngine()]);
  [onReal = [], onEmbedded = []] = await Promise.all(engines.map((engine) => life(engine, steps)));
  count(`${steps.length} random steps, seed ${SEED}`);
}, 600_000);
afterAll(() => Promise.all(engines.map((engine) => engine.close())));

test('the same replies', () => expect(onReal).toEqual(onEmbedded));

test.each(Object.keys(ROWS) as (keyof typeof ROWS)[])('the same rows of %s', async (table) => {
  const sql = `select ${ROWS[table]} as row from intake.${table} r order by id`;
  const [real, embedded] = await Promise.all(engines.map((engine) => engine.query(sql)));
  expect(real).toEqual(embedded);
});

test('of what was typed, nothing is in a reply or in the log', async () => {
  expect(JSON.stringify(onReal)).not.toContain(MARK);
  const [log] = await engines[0]!.query(
    "select pg_read_file(current_setting('data_directory') || '/../log') as text",
  );
  expect(log!.text).not.toContain(MARK);
});

describe.each(Object.entries(CODES))('%s', (name, codes) => {
  const replies = (): Reply[] =>
    onReal.filter((_, index) => 'name' in steps[index]! && steps[index].name === name) as Reply[];

  test('every reply has its shape', () => {
    const success = {success: true, error: null};
    const failure = {success: false, error: expect.any(String) as string};
    const detailed = name === 'submit_contact_rpc';
    for (const reply of replies())
      expect(reply).toEqual({
        ...(reply.success ? success : failure),
        ...(detailed && {detail: reply.success ? null : (expect.stringMatching(/./) as string)}),
      });
  });

  test('every code is given, and no other', () => {
    // The form treats the newsletter's `db_error` like any unknown code.
    const given = new Set(replies().map(({error}) => error));
    given.delete('db_error');
    expect([...given].sort()).toEqual(
      [null, ...codes.filter((code) => code !== 'db_error')].sort(),
    );
  });
});
