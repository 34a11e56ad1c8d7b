/**
 * The API of the two forms and of staff's page: `POST /rest/v1/rpc/<function>`, the part of PostgREST
 * that supabase-js and the pages need:
 *
 * - a JSON object of arguments by name, the function's JSON as the reply, with 200:
 *   https://docs.postgrest.org/en/v12/references/api/functions.html
 * - CORS for every origin: https://docs.postgrest.org/en/v12/references/api/cors.html
 * - anything else is a status with `{message}`: 401 without the project's key, 404 for another path,
 *   400, 413 and 415 for a body that is not understood, 503 where the database is unavailable (then the
 *   forms ask again), 500 for an unexpected error. The message gives no reason, which could quote what
 *   was typed.
 */
import type {HttpBindings} from '@hono/node-server';
import {Hono, type Context} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {cors} from 'hono/cors';

import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {Unavailable, type Engine} from '../database/engine';
import {diskSpace} from '../database/failures';
import {sqlStateOf} from '../errors';
import {FUNCTIONS, readArguments, type Arguments, type FunctionName} from './arguments';

type Env = {Bindings: HttpBindings};

/** The longest honest request (2000 characters of message, escaped) is some 15 KB. */
const BODY_LIMIT = 64 * 1024;

/** Whom the rate limits count. */
export interface Client {
  /** Null where it is unknown. */
  ip: string | null;
  /** Whether it may be that of a CDN: see namesAnother. */
  isAnotherNamed: boolean;
}

interface Options {
  engine: Engine;
  clientOf(c: Context<Env>): Client;
  afterRpc(): void;
}

export function createRequestHandler({engine, clientOf, afterRpc}: Options): Hono<Env> {
  const handler = new Hono<Env>();
  handler.use(cors({origin: '*', allowMethods: ['POST'], maxAge: 86_400}));
  for (const name of Object.keys(FUNCTIONS) as FunctionName[]) {
    handler.post(
      `/${name}`,
      bodyLimit({maxSize: BODY_LIMIT, onError: (c) => refusal(c, 413)}),
      async (c) => {
        if (c.req.header('apikey') !== EMBEDDED_PUBLISHABLE_KEY) return refusal(c, 401);
        if (!isJson(c.req.header('content-type'))) return refusal(c, 415);
        // Null where the visitor went away in the middle of it.
        const body = await c.req.text().catch(() => null);
        const args = body === null ? null : readArguments(name, body);
        if (args === null) return refusal(c, 400);
        try {
          const reply = await callFunction(engine, name, args, clientOf(c));
          if ((reply as {success?: unknown}).success === true) diskSpace.sufficed();
          return Response.json(reply);
        } catch (error) {
          return failure(c, name, error, engine);
        } finally {
          afterRpc();
        }
      },
    );
  }
  handler.all('*', (c) => refusal(c, 404));
  return handler;
}

/** PostgREST takes a body without a type for JSON. */
export const isJson = (type: string | undefined): boolean =>
  type === undefined || /^application\/(?:[\w.]+\+)?json\s*(?:;|$)/i.test(type);

type Status = 400 | 401 | 404 | 405 | 413 | 415 | 500 | 503;

/** A refusal without its reason. */
export const refusal = (c: Context, status: Status): Response =>
  c.json({message: 'The request was not understood.'}, status);

function failure(c: Context, name: FunctionName, error: unknown, engine: Engine): Response {
  if (error instanceof Unavailable) {
    // The engine has printed a lost connection already, once for all visitors.
    if (error.reason === 'disk') console.error(`${name} was answered with status 503 (disk)`);
    return refusal(c, 503);
  }
  const sqlState = sqlStateOf(error) ?? 'XX000';
  // Class 22 is a value that the type of its parameter cannot hold.
  if (sqlState.startsWith('22')) return refusal(c, 400);
  console.error(`${name} was answered with status 500 (${sqlState})`);
  // Staff are told. What fails before the function begins, such as for a missing right, it cannot note itself.
  engine.query('select intake.note_failure($1, $2)', [name, sqlState]).catch(() => {});
  return refusal(c, 500);
}

/** What PostgREST does before a call, and what only this server may say. */
const BEFORE = `
  select set_config('role', 'anon', true), set_config('request.method', 'POST', true),
         set_config('request.path', $1, true), set_config('request.headers', $2, true),
         set_config('intake.names_another', $3, true)`;

/**
 * Calls one of the functions as PostgREST does: in one transaction, as the role `anon`, with
 * `request.headers` set, and the arguments by name. Its time limit is that of the connection.
 * https://docs.postgrest.org/en/v12/references/transactions.html
 *
 * @param args by the names of parameters that exist: see readArguments.
 * @throws the database's error, whose message may quote what was typed.
 */
export function callFunction(
  engine: Engine,
  name: FunctionName,
  args: Arguments,
  {ip, isAnotherNamed}: Client,
): Promise<unknown> {
  const types = FUNCTIONS[name];
  const names = Object.keys(args);
  const list = names.map((key, index) => `${key} => $${index + 1}::${types.get(key)}`).join(', ');
  // JSON as text, because the drivers differ in how they would turn an object into it.
  const values = names.map((key) =>
    types.get(key) === 'jsonb' && args[key] !== null ? JSON.stringify(args[key]) : args[key],
  );
  // The functions read only this header. Never pass on a visitor's own: the functions would trust it.
  const headers = JSON.stringify(ip === null ? {} : {'cf-connecting-ip': ip});
  return engine.transaction(async (session) => {
    await session.query(BEFORE, [`/rpc/${name}`, headers, isAnotherNamed ? '1' : '']);
    const [row] = await session.query(`select public.${name}(${list}) as reply`, values);
    return row!.reply;
  });
}
