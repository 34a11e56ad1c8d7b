import type {Engine} from '../database/engine';
import type {Arguments, FunctionName} from './arguments';

/** SQL casts of the parameters that are not text. */
const CASTS: Record<string, string> = {v_meta: '::jsonb', v_started_at_ms: '::numeric'};

/** What PostgREST does before a call. */
const BEFORE = `
  select set_config('role', 'anon', true), set_config('request.method', 'POST', true),
         set_config('request.path', $1, true), set_config('request.headers', $2, true)`;

/**
 * Calls one of the functions as PostgREST does: in one transaction, as the role `anon`, with
 * `request.headers` set, and the arguments by name. Its time limit is that of the connection.
 * https://docs.postgrest.org/en/v12/references/transactions.html
 *
 * @param args by the names of parameters that exist: see readArguments.
 * @param ip the client IP for the rate limits; null where it is unknown.
 * @param isAnotherNamed whether it may be that of a CDN: see namesAnother.
 * @throws the database's error, whose message may quote what was typed.
 */
export function callFunction(
  engine: Engine,
  name: FunctionName,
  args: Arguments,
  ip: string | null,
  isAnotherNamed = false,
): Promise<unknown> {
  const names = Object.keys(args);
  const list = names.map((key, index) => `${key} => $${index + 1}${CASTS[key] ?? ''}`).join(', ');
  // JSON as text, because the drivers differ in how they would turn an object into it.
  const values = names.map((key) =>
    key === 'v_meta' && args[key] !== null ? JSON.stringify(args[key]) : args[key],
  );
  // The functions read only these headers. Never pass on a visitor's own: the functions would trust it.
  const headers = {
    ...(ip !== null && {'cf-connecting-ip': ip}),
    ...(isAnotherNamed && {'x-names-another': '1'}),
  };
  return engine.transaction(async (session) => {
    await session.query(BEFORE, [`/rpc/${name}`, JSON.stringify(headers)]);
    const [row] = await session.query(`select public.${name}(${list}) as reply`, values);
    return row!.reply;
  });
}
