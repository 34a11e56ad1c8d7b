import type {HttpBindings} from '@hono/node-server';
import {Hono, type Context} from 'hono';
import {etag} from 'hono/etag';

import {EMBEDDED_IP_TEXT} from '../../src/data/api';
import {CACHE, cacheControl, DRAWING_POLICY, SECURITY_HEADERS} from '../../src/hosting/addresses';
import {clientIp, namesAnother, type TrustedProxies} from './clientIp';
import {createRequestHandler, refusal, type Client} from './requestHandler';
import type {Engine} from '../database/engine';
import type {Files} from './files';
import {createHealth} from './health';
import {answerFor} from './static';

type Env = {Bindings: HttpBindings};

export interface AppOptions {
  engine: Engine;
  files: Files;
  trustedProxies: TrustedProxies;
  /** Whether this server delivers the notices of the outbox. */
  delivers: boolean;
  backupFolder: string | null;
  /** Runs after one of the functions has replied. Must not throw. */
  afterRpc(): void;
}

export function createApp(options: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  /** What was printed: each is one wrong setting that affects every visitor. */
  const said = {unreadable: false, another: false};
  const clientOf = (c: Context<Env>): Client => {
    const peer = c.env.incoming.socket.remoteAddress;
    const header = (name: string) => c.req.header(name);
    const ip = clientIp(peer, header, options.trustedProxies);
    const isAnotherNamed = namesAnother(peer, ip, header, options.trustedProxies);
    // A socket without an IP is that of a visitor who is gone: it says nothing about the proxy.
    if (ip === null && peer !== undefined && !said.unreadable) {
      said.unreadable = true;
      console.error(
        `A visitor's IP could not be read behind the proxy at ${peer}; all such visitors share one limit. Have each proxy send X-Forwarded-For with the IP of who reached it, and name the proxies alone: TRUSTED_PROXY=${peer}`,
      );
    }
    if (isAnotherNamed && !said.another) {
      said.another = true;
      console.error(
        'A request names another visitor than the IP that counts for its limit. If a CDN is in front of the proxy, all its visitors share that limit: deploy/README.md, "Behind a CDN", says what to write into the proxy.',
      );
    }
    return {ip, isAnotherNamed};
  };

  app.use(async (c, next) => {
    // https://www.rfc-editor.org/rfc/rfc9112#section-3.2
    const {host = []} = c.env.incoming.headersDistinct;
    if (host.length > 1) c.res = refusal(c, 400);
    else await next();
    const {headers} = c.res;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
    if (headers.get('content-type')?.startsWith('image/svg'))
      headers.set('Content-Security-Policy', DRAWING_POLICY);
  });

  app.route('/rest/v1/rpc', createRequestHandler({...options, clientOf}));
  const health = createHealth(options.engine, options.delivers, options.backupFolder);
  app.get('/healthz', async (c) => {
    const {status, body} = await health();
    return c.json(body, status, {'cache-control': 'no-store'});
  });
  app.all('/rest/*', (c) => refusal(c, 404));

  app.get(EMBEDDED_IP_TEXT, (c) => {
    const client = clientOf(c);
    const ip = (!client.isAnotherNamed && client.ip) || '';
    c.header('cache-control', 'no-store');
    return c.req.query('format') === 'json' ? c.json({ip}) : c.text(ip);
  });

  app.all('*', etag(), (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('allow', 'GET, HEAD');
      return refusal(c, 405);
    }
    const {pathname, search} = new URL(c.req.url);
    return servePage(c, pathname, search, options.files);
  });

  // The message may quote what was typed: print the error's name alone. And none for a visitor who went
  // away in the middle of a request (hono's bodyLimit throws then: tests/full/attack.test.ts).
  app.onError((error, c) => {
    if (!c.env.incoming.destroyed) console.error(`A request failed: ${error.name}`);
    return refusal(c, 500);
  });
  return app;
}

function servePage(c: Context<Env>, path: string, search: string, files: Files): Response {
  const answer = answerFor(path, search, files.has);
  if (answer.kind === 'redirect') {
    // Otherwise browsers keep it for good, and a page that comes to be there later is never seen.
    c.header('cache-control', CACHE.page);
    return c.redirect(answer.location, 301);
  }
  if (answer.kind === 'nothing') return c.text('Not found', 404);
  const file = files.read(answer.file, c.req.header('accept-encoding') ?? '');
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': answer.status === 404 ? CACHE.page : cacheControl(answer.file),
    etag: file.etag,
    vary: 'Accept-Encoding',
  };
  if (file.encoding !== 'identity') headers['content-encoding'] = file.encoding;
  // Ignores range requests: https://www.rfc-editor.org/rfc/rfc9110#section-14.2
  // The cached bytes, not a copy: a copy for each visitor who does not read it would fill the memory.
  return new Response(c.req.method === 'HEAD' ? null : file.body, {status: answer.status, headers});
}
