// The other live configuration on one TLS server of the tests: the built site as a static host serves
// it, the origin of a Supabase project, and the two public services that tell a visitor's IP. The
// project is a stub: it speaks PostgREST as far as the forms hear it, and has no database behind it.
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

import {parseAllHeaders} from '@netlify/headers-parser';

import {servedFiles} from '../../server/http/files';
import {type FunctionName, FUNCTIONS, parametersOf} from '../../server/http/arguments';
import {answerFor} from '../../server/http/static';
import {company} from '../../src/data/company';

export const SITE = company.siteUrl;
export const PROJECT = 'https://abcdefghijklmnopqrst.supabase.co';
export const KEY = 'sb_publishable_of_the_tests';

/** A reply of the project: JSON with a status, or a line that is cut before it. */
export type Reply = {status?: number; json: unknown} | 'gateway down' | 'cut';

/** A call as it arrived. */
export type Call = {name: string; args: Record<string, unknown>};

type Named = Record<string, unknown>;
type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const ANY_ORIGIN = {'access-control-allow-origin': '*'};

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response
    .writeHead(status, {...ANY_ORIGIN, 'content-type': 'application/json; charset=utf-8'})
    .end(JSON.stringify(body));

/** The project's origin: the gateway, which asks for the key, and PostgREST behind it. */
function project(calls: Call[], reply: () => Reply): Handler {
  return async (request, response) => {
    // https://docs.postgrest.org/en/v12/references/api/cors.html
    if (request.method === 'OPTIONS') {
      return response
        .writeHead(200, {
          ...ANY_ORIGIN,
          'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
          'access-control-allow-headers': `Authorization, ${request.headers['access-control-request-headers']}`,
          'access-control-max-age': '86400',
        })
        .end();
    }
    const {apikey, authorization = `Bearer ${KEY}`} = request.headers;
    if (apikey !== KEY || authorization !== `Bearer ${KEY}`) {
      return json(response, 401, {message: 'Invalid API key'});
    }
    const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(request.url!)?.[1] ?? '';
    const args = JSON.parse(await text(request)) as Named;
    // https://docs.postgrest.org/en/v12/references/api/functions.html
    const parameters = name in FUNCTIONS ? parametersOf(name as FunctionName) : null;
    calls.push({name, args});
    // https://docs.postgrest.org/en/v12/references/errors.html
    if (!parameters || !Object.keys(args).every((key) => parameters.includes(key))) {
      return json(response, 404, {code: 'PGRST202', message: `Could not find public.${name}`});
    }
    const answer = reply();
    if (answer === 'cut') return request.socket.destroy();
    // A gateway's own page has no CORS headers.
    if (answer === 'gateway down') return response.writeHead(503).end('<h1>503</h1>');
    json(response, answer.status ?? 200, answer.json);
  };
}

/** The built site as a static host serves it: with the headers of its `_headers`, and no API. */
async function staticHost(build: string): Promise<Handler> {
  const headersFiles = [`${build}/_headers`];
  if (!existsSync(headersFiles[0]!)) throw new Error(`${build} has no _headers.`);
  const {headers: rules} = await parseAllHeaders({
    headersFiles,
    configHeaders: [],
    minimal: true,
  });
  const files = servedFiles(build);
  return (request, response) => {
    const {pathname, search} = new URL(request.url!, SITE);
    const fits = ({for: rule}: {for: string}) =>
      rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : rule === pathname;
    for (const {values} of rules.filter(fits)) {
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    }
    const answer = answerFor(pathname, search, files.has);
    if (request.method !== 'GET') return response.writeHead(405).end();
    if (answer.kind === 'redirect')
      return response.writeHead(301, {location: answer.location}).end();
    if (answer.kind === 'nothing') return response.writeHead(404).end();
    const {body, type} = files.read(answer.file, '');
    response.writeHead(answer.status, {'content-type': type}).end(body);
  };
}

/** Starts the server for a build. */
export async function hostedSite(build: string, {key, cert}: {key: string; cert: string}) {
  const calls: Call[] = [];
  const hosts = new Set<string>();
  let replies: Reply[] = [];
  let knowsIp = true;
  const tellIp =
    (body: string): Handler =>
    (_, response) =>
      response.writeHead(knowsIp ? 200 : 429, knowsIp ? ANY_ORIGIN : {}).end(body);
  const handlers: Record<string, Handler> = {
    [SITE]: await staticHost(build),
    // The last reply stays.
    [PROJECT]: project(calls, () => (replies.length > 1 ? replies.shift() : replies[0])!),
    'https://api.ipify.org': tellIp('{"ip":"203.0.113.7"}'),
    'https://icanhazip.com': tellIp('2001:db8::7\n'),
  };
  const server = createServer({key: readFileSync(key), cert: readFileSync(cert)}, (req, res) => {
    const origin = `https://${req.headers.host}`;
    hosts.add(origin);
    void (handlers[origin] ?? (() => res.writeHead(421).end()))(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** What reached the project since `expecting`. */
    calls,
    /** Origins that were asked since `expecting`. */
    hosts,
    /** A browser with this flag finds every name of the internet here. */
    flag: `--host-resolver-rules=MAP * 127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Forgets what was, and replies from now on with these, one after another. */
    expecting(given: Reply[], tellsIp = true): void {
      replies = given;
      knowsIp = tellsIp;
      calls.length = 0;
      hosts.clear();
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
