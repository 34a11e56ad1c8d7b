import {randomBytes} from 'node:crypto';

import type {HttpBindings} from '@hono/node-server';
import type {PgliteConnection} from '@supabase/lite/pglite';
import {Hono, type Context} from 'hono';
import {bodyLimit} from 'hono/body-limit';

import {EMBEDDED_IP_TEXT, EMBEDDED_PUBLISHABLE_KEY} from '../src/data/api';
import {CACHE, cacheControl, SECURITY_HEADERS} from '../src/hosting/addresses';
import {clientIp, type TrustedProxies} from './client-ip';
import type {Files} from './files';
import {isValidPayload, FUNCTIONS, type FunctionName} from './payload';
import {redactErrors} from './redact-errors';
import {answerFor, type Site} from './static';

type Env = {Bindings: HttpBindings};

/** Request headers forwarded to the API. Everything else (a schema, a role, a token) is dropped. */
const PASSED_HEADERS = [
  'apikey',
  'content-type',
  'accept',
  'user-agent',
  'origin',
  'access-control-request-method',
  'access-control-request-headers',
];

/** The longest honest request (2000 characters of message, escaped) is some 15 KB. */
const BODY_LIMIT = 64 * 1024;

export interface AppOptions {
  connection: PgliteConnection;
  files: Files;
  notFound: Site['notFound'];
  trustedProxies: TrustedProxies;
  /** Runs after one of the functions has replied. Must not throw. */
  afterRpc(): void;
}

/** The site and the two functions, as one request handler. */
export async function createApp(options: AppOptions): Promise<Hono<Env>> {
  const forwardRpc = await functions(options.connection);
  const app = new Hono<Env>();
  const ipOf = (c: Context<Env>): string | null =>
    clientIp(
      c.env.incoming.socket.remoteAddress,
      c.req.header('x-forwarded-for'),
      options.trustedProxies,
    );
  const ipForLimits = (c: Context<Env>): string | null => {
    const ip = ipOf(c);
    if (ip === null) sayUnreadable();
    return ip;
  };

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value);
  });

  for (const name of Object.keys(FUNCTIONS) as FunctionName[]) {
    app.on(
      ['POST', 'OPTIONS'],
      `/rest/v1/rpc/${name}`,
      bodyLimit({maxSize: BODY_LIMIT, onError: (c) => refuse(c, 413)}),
      async (c) => {
        const response = await forwardRpc(c.req.raw, name, ipForLimits(c));
        if (c.req.method === 'POST') options.afterRpc();
        return response;
      },
    );
  }
  app.all('/rest/*', (c) => refuse(c, 404));

  app.get(EMBEDDED_IP_TEXT, (c) => {
    const ip = ipOf(c) ?? '';
    c.header('cache-control', 'no-store');
    return c.req.query('format') === 'json' ? c.json({ip}) : c.text(ip);
  });

  app.all('*', (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuse(c, 405);
    const {pathname, search} = new URL(c.req.url);
    return servePage(c, pathname, search, options);
  });

  // The message may quote what was typed: print the error's name alone.
  app.onError((error, c) => {
    console.error(`A request failed: ${error.name}`);
    return refuse(c, 500);
  });
  return app;
}

let saidUnreadable = false;

/** Printed once: it is one wrong setting that affects every visitor. */
function sayUnreadable(): void {
  if (saidUnreadable) return;
  saidUnreadable = true;
  console.error(
    "A visitor's IP could not be read; all such visitors share one limit. Have the proxy send X-Forwarded-For with IPs, and name it in TRUSTED_PROXY.",
  );
}

const refuse = (c: Context, status: 404 | 405 | 413 | 500): Response =>
  c.json({code: String(status), message: 'Request refused.', details: null, hint: null}, status);

/**
 * Restricts Supabase Lite to the two functions. Its secrets are generated at each start and never
 * leave this function: nothing of ours uses them, and without them the built-in defaults would be
 * accepted.
 */
async function functions(connection: PgliteConnection) {
  const {App} = await import('@supabase/lite');
  const lite = new App({
    connection,
    api: {schemas: ['public'], max_rows: 1},
    auth: {
      enabled: false,
      publishable_key: EMBEDDED_PUBLISHABLE_KEY,
      secret_key: `sb_secret_${randomBytes(32).toString('base64url')}`,
      jwt_secret: randomBytes(32).toString('base64url'),
    },
    studio: {enabled: false},
    options: {server: {admin: false}},
  });
  await lite.init();
  redactErrors();

  return async (request: Request, name: FunctionName, ip: string | null): Promise<Response> => {
    const headers = new Headers();
    for (const header of PASSED_HEADERS) {
      const value = request.headers.get(header);
      if (value !== null) headers.set(header, value);
    }
    // The functions count tries by this header, so set it from the socket and never from the
    // request.
    if (ip) headers.set('cf-connecting-ip', ip);
    const body = request.method === 'POST' ? await request.text() : undefined;
    if (body !== undefined && !isValidPayload(name, body)) return notUnderstood(400);
    const response = await lite.fetch(
      // Drop the query string: it could select, filter or carry a key.
      new Request(`http://localhost/rest/v1/rpc/${name}`, {method: request.method, headers, body}),
      {peerAddress: ip},
    );
    if (response.ok) return response;
    if (response.status >= 500)
      console.error(`${name} was answered with status ${response.status}`);
    // An error's message may quote what was typed.
    return notUnderstood(response.status);
  };
}

const notUnderstood = (status: number): Response =>
  Response.json(
    {code: String(status), message: 'The request was not understood.', details: null, hint: null},
    {status, headers: {'access-control-allow-origin': '*'}},
  );

function servePage(
  c: Context<Env>,
  path: string,
  search: string,
  {files, notFound}: AppOptions,
): Response {
  const answer = answerFor(path, search, {has: (name) => files.has(name), notFound});
  if (answer.kind === 'redirect') return c.redirect(answer.location, 301);
  if (answer.kind === 'nothing') return c.text('Not found', 404);
  const {body, type, etag, encoding} = files.read(
    answer.file,
    c.req.header('accept-encoding') ?? '',
  );
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': answer.status === 404 ? CACHE.page : cacheControl(answer.file),
    etag,
    vary: 'Accept-Encoding',
  };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (answer.status === 200 && c.req.header('if-none-match') === etag)
    return c.body(null, 304, headers);
  const sent = c.req.method === 'HEAD' ? null : new Uint8Array(body);
  return new Response(sent, {status: answer.status, headers});
}
