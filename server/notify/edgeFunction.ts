import {createHash, timingSafeEqual} from 'node:crypto';

import type {Environment} from '../../src/data/environment';
import {setting, UserError} from '../cli';
import {closing} from '../database/engine';
import {openPostgres} from '../database/postgres';
import {kindOf} from '../errors';
import {channelsFrom} from './channels';
import {deliverOnce} from './deliverer';
import {notifySettingsFrom} from './settings';

/** Hosted Supabase blocks these for functions: https://supabase.com/docs/guides/functions/limits */
const CLOSED_PORTS = [25, 587];

/**
 * Handles a request to the Edge Function `deliver`: one pass over the outbox, for callers that know
 * DELIVER_SECRET. Replies with the counts of the pass (502 where a delivery failed), or with one
 * sentence that repeats no setting. The database is that of DATABASE_URL, else the project's own
 * (SUPABASE_DB_URL, which hosted Supabase sets).
 */
export async function answerTo(request: Request, env: Environment): Promise<Response> {
  try {
    // Before anything else: everybody can reach the function.
    if (!isCaller(request, env)) return say(401, 'Only who knows DELIVER_SECRET may call.');
    if (request.method !== 'POST') return say(405, 'Call it with POST.');
    const pass = await deliver(env);
    return Response.json(pass, {status: pass.channels.some(({failed}) => failed > 0) ? 502 : 200});
  } catch (error) {
    const reason = reasonOf(error);
    console.error(`Nothing was delivered: ${reason}`);
    return say(500, reason);
  }
}

const say = (status: number, sentence: string): Response => new Response(`${sentence}\n`, {status});

function isCaller(request: Request, env: Environment): boolean {
  const secret = setting('DELIVER_SECRET', env.DELIVER_SECRET ?? '', {
    must: 'be 32 characters or more. This makes one: openssl rand -hex 32',
    read: (text) => (text.length >= 32 ? text : null),
  });
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const given = request.headers.get('authorization') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${secret}`));
}

async function deliver(env: Environment) {
  const url = env.DATABASE_URL || env.SUPABASE_DB_URL;
  if (!url)
    throw new UserError(
      'SUPABASE_DB_URL is missing, which hosted Supabase sets: set DATABASE_URL.',
    );
  const settings = notifySettingsFrom(env);
  if (settings.mail && CLOSED_PORTS.includes(settings.mail.SMTP_URL.port))
    throw new UserError(
      `SMTP_URL names port ${settings.mail.SMTP_URL.port}, which hosted Supabase closes to functions: use port 465, as in smtps://user:password@smtp.example.com:465.`,
    );
  // Deno does not know Supabase's certificate authority.
  const sslmode = env.DATABASE_URL ? 'verify-full' : 'no-verify';
  const engine = await openPostgres(url, {connections: 2, sslmode});
  return closing(engine, () => deliverOnce(engine, channelsFrom(settings), settings.schedule));
}

function reasonOf(error: unknown): string {
  if (error instanceof UserError) return error.message;
  return `The database refuses (${kindOf(error)}); where it lacks migrations, run "npx supabase db push --remote".`;
}
