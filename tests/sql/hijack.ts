import type {Engine} from '../../server/database/engine';

/** The types that the functions name and that are no keywords. */
const TYPES = ['text', 'jsonb', 'json', 'bytea', 'inet', 'date', 'timestamptz', 'regclass'];

/** Domains of these names; their check records the current user. */
const TRAP = `
  set role anon;
  create temporary table ran (as_whom pg_catalog.name);
  grant insert on ran to public;
  create function pg_temp.evil() returns boolean language sql as
    'insert into pg_temp.ran values (current_user); select true';
  ${TYPES.map((type) => `create domain pg_temp.${type} as pg_catalog.${type} check (pg_temp.evil());`).join('\n')}`;

const CALLS = [
  'submit_contact_rpc()',
  ...['', 'filled'].map(
    (honeypot) =>
      `submit_contact_rpc(v_name => 'Ann', v_email => 'ann@example.com', v_phone => '1', v_message => 'a leak',
        v_honeypot => '${honeypot}', v_roof_age => 'odd', v_meta => '{"a": 1}', v_route => '/es/contact')`,
  ),
  "subscribe_newsletter_rpc(v_email => 'ann@example.com')",
  "note_request_rpc(v_secret => repeat('0', 40), v_state => 'called')",
];

/**
 * A login that may become anon creates types in pg_temp, which PostgreSQL searches first unless a
 * function says otherwise, and calls the functions.
 *
 * @param engine one connection that has called no function: a session looks each name up once.
 * @returns as whom code of these types ran: within the functions, and where the caller uses one.
 */
export async function hijack(engine: Engine): Promise<{inside: unknown[]; outside: unknown[]}> {
  await engine.script(TRAP);
  await engine.query(
    `select set_config('request.headers', '{"cf-connecting-ip": "2001:db8::1"}', false)`,
  );
  const ranAs = async () =>
    (await engine.query('select distinct as_whom from pg_temp.ran')).map(({as_whom}) => as_whom);
  for (const call of CALLS) await engine.query(`select public.${call}`);
  const inside = await ranAs();
  await engine.query("select 'x'::text");
  return {inside, outside: await ranAs()};
}
