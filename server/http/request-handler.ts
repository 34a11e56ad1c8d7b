/**
 * The API of the two forms: `POST /rest/v1/rpc/<function>`, and nothing else of PostgREST's. What a
 * caller sees is as supabase-js expects it and PostgREST documents it:
 *
 * - a JSON object of arguments by name, the function's JSON as the reply, with 200:
 *   https://docs.postgrest.org/en/v12/references/api/functions.html
 * - errors as `{code, message, details, hint}`, and the status of each SQLSTATE:
 *   https://docs.postgrest.org/en/v12/references/errors.html
 * - every origin may ask (CORS): https://docs.postgrest.org/en/v12/references/api/cors.html
 * - without the project's key, 401, as in front of a hosted project:
 *   https://supabase.com/docs/guides/api/api-keys
 *
 * Unlike PostgREST it says nothing about the cause of an error: the message could quote what was
 * typed. And a lost connection is always 503, after which the forms ask again.
 */
import type {HttpBindings} from '@hono/node-server';
import {Hono, type Context} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {cors} from 'hono/cors';

import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {Unavailable, type Engine} from '../database/engine';
import {room} from '../database/disk-space';
import {sqlStateOf} from '../errors';
import {FUNCTIONS, readPayload, type FunctionName} from './payload';
import {callFunction} from './rpc';

type Env = {Bindings: HttpBindings};

/** The longest honest request (2000 characters of message, escaped) is some 15 KB. */
const BODY_LIMIT = 64 * 1024;

const NOT_UNDERSTOOD = 'The request was not understood.';

interface DoorOptions {
  engine: Engine;
  /** The client IP, by which the limits count. */
  ipOf(c: Context<Env>): string | null;
  /** Runs after one of the functions has replied. Must not throw. */
  afterRpc(): void;
}

/** The door, to be mounted at /rest/v1/rpc. */
export function createDoor({engine, ipOf, afterRpc}: DoorOptions): Hono<Env> {
  const door = new Hono<Env>();
  door.use(cors({origin: '*', allowMethods: ['POST'], maxAge: 86_400}));
  for (const name of Object.keys(FUNCTIONS) as FunctionName[]) {
    door.post(
      `/${name}`,
      bodyLimit({maxSize: BODY_LIMIT, onError: (c) => refusal(c, 413, '413')}),
      async (c) => {
        if (c.req.header('apikey') !== EMBEDDED_PUBLISHABLE_KEY) return refusal(c, 401, '401');
        if (!isJson(c.req.header('content-type'))) return refusal(c, 415, 'PGRST107');
        // Null where the visitor went away in the middle of it.
        const body = await c.req.text().catch(() => null);
        const args = body === null ? null : readPayload(name, body);
        if (args === null) return refusal(c, 400, 'PGRST102');
        try {
          const reply = await callFunction(engine, name, args, ipOf(c));
          if (isSuccess(reply)) room.isThere();
          return Response.json(reply);
        } catch (error) {
          return failure(c, name, error);
        } finally {
          afterRpc();
        }
      },
    );
  }
  door.all('*', (c) => refusal(c, 404, 'PGRST202'));
  // Of a body without a length, bodyLimit() reads while the visitor goes away: nobody's fault.
  door.onError((error, c) => {
    if (c.env.incoming.destroyed) return refusal(c, 400, 'PGRST102');
    throw error;
  });
  return door;
}

/** PostgREST takes a body without a type for JSON. */
export const isJson = (type: string | undefined): boolean =>
  type === undefined || /^application\/(?:[\w.]+\+)?json\s*(?:;|$)/i.test(type);

const isSuccess = (reply: unknown): boolean => (reply as {success?: unknown}).success === true;

type Status = 400 | 401 | 404 | 413 | 415 | 500 | 503;

const refusal = (c: Context, status: Status, code: string): Response =>
  c.json({code, message: NOT_UNDERSTOOD, details: null, hint: null}, status);

/** An error that no function has turned into a reply: only its SQLSTATE is told. */
function failure(c: Context, name: FunctionName, error: unknown): Response {
  // The engine has said so, once for all visitors.
  if (error instanceof Unavailable) return refusal(c, 503, 'PGRST001');
  const sqlState = sqlStateOf(error) ?? 'XX000';
  room.judge(sqlState);
  const status = statusOf(sqlState);
  if (status >= 500) console.error(`${name} was answered with status ${status} (${sqlState})`);
  return refusal(c, status, sqlState);
}

/** Class 22 is a value that the type of its parameter cannot hold, 53 a lack of disk or memory. */
function statusOf(sqlState: string): Status {
  if (sqlState.startsWith('22')) return 400;
  return sqlState.startsWith('53') ? 503 : 500;
}
