// The other live configuration on one server of the tests: the built site as a static host serves it,
// the two public services that tell a visitor's IP, and the gateway of a Supabase project, as far as the
// site meets it: key, CORS, the client's IP, and what it says where the program behind it is away.
import {createHmac} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {createServer as createTlsServer} from 'node:https';
import {buffer} from 'node:stream/consumers';

import {parseAllHeaders} from '@netlify/headers-parser';

import {servedFiles} from '../../../server/http/files';
import {answerFor} from '../../../server/http/static';
import {company} from '../../../src/data/company';
import {listen} from '../sparePort';
import {JWT_SECRET} from '.';

export const SITE = company.siteUrl;
export const PROJECT = 'https://abcdefghijklmnopqrst.supabase.co';
export const KEY = 'sb_publishable_of_the_tests';

/** A call as it arrived. */
export type Call = {name: string; args: Record<string, unknown>};

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const ANY_ORIGIN = {'access-control-allow-origin': '*'};

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** What the gateway makes of the publishable key. */
const unsigned = `${base64({alg: 'HS256', typ: 'JWT'})}.${base64({role: 'anon', exp: 4e9})}`;
const ANON = `${unsigned}.${createHmac('sha256', JWT_SECRET).update(unsigned).digest('base64url')}`;

/** What happens to a visitor's requests until `expecting` is called again. */
const usual = () => ({
  /** So many of the next replies are lost: the function has run, and the line is cut. */
  cut: 0,
  /** Whether the public services tell a visitor's IP. */
  tellsIp: true,
});

/** The gateway in front of PostgREST. */
function gateway(
  calls: Call[],
  way: () => ReturnType<typeof usual>,
  platform: {page: number},
  rest: string,
): Handler {
  return async (request, response) => {
    const say = (status: number, message: string): void =>
      void response
        .writeHead(status, {...ANY_ORIGIN, 'content-type': 'application/json; charset=utf-8'})
        .end(JSON.stringify({message}));
    const given = request.headers;
    if (request.method === 'OPTIONS' && given['access-control-request-method']) {
      return response
        .writeHead(200, {
          ...ANY_ORIGIN,
          'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT',
          'access-control-allow-headers': given['access-control-request-headers'],
        })
        .end();
    }
    const body = await buffer(request);
    const path = request.url!.replace('/rest/v1', '');
    const name = /^\/rpc\/(\w+)$/.exec(path)?.[1];
    if (name && body.length > 0) calls.push({name, args: parsed(body.toString())});
    if (platform.page > 0) return response.writeHead(platform.page).end('<h1>No</h1>');
    const headers: Record<string, string> = {};
    for (const [header, value] of Object.entries(given)) headers[header] = String(value);
    for (const own of ['host', 'connection', 'content-length', 'apikey', 'x-test-ip'])
      delete headers[own];
    headers['cf-connecting-ip'] = String(given['x-test-ip'] ?? '203.0.113.9');
    if (given.apikey !== KEY)
      return say(401, given.apikey ? 'Invalid API key' : 'No API key found in request');
    if ((given.authorization ?? `Bearer ${KEY}`) === `Bearer ${KEY}`)
      headers.authorization = `Bearer ${ANON}`;
    const method = request.method!;
    const reply = await fetch(rest + path, {method, headers, ...(body.length > 0 && {body})})
      .then(async (said) => ({said, text: Buffer.from(await said.arrayBuffer())}))
      .catch(() => null);
    if (!reply) return say(502, 'An invalid response was received from the upstream server');
    if (way().cut > 0) {
      way().cut -= 1;
      return request.socket.destroy();
    }
    const {'transfer-encoding': _, ...answered} = Object.fromEntries(reply.said.headers);
    response.writeHead(reply.said.status, {...answered, ...ANY_ORIGIN}).end(reply.text);
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
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

/** Starts the servers in front of PostgREST; without a build, for the gateway alone. */
export async function hostedSite(rest: string, tls: {key: string; cert: string}, build?: string) {
  const calls: Call[] = [];
  const hosts = new Set<string>();
  let way = usual();
  const platform = {page: 0};
  const tellIp =
    (body: string): Handler =>
    (_, response) =>
      response.writeHead(way.tellsIp ? 200 : 429, way.tellsIp ? ANY_ORIGIN : {}).end(body);
  const site = build === undefined ? null : await staticHost(build);
  const project = gateway(calls, () => way, platform, rest);
  const handlers: Record<string, Handler | null> = {
    [SITE]: site,
    [PROJECT]: project,
    'https://api.ipify.org': tellIp('{"ip":"203.0.113.7"}'),
    'https://icanhazip.com': tellIp('2001:db8::7\n'),
  };
  const answer: Handler = (req, res) => {
    const origin = `https://${req.headers.host}`;
    hosts.add(origin);
    // Commands know no other name of both than localhost.
    const asked = req.url!.startsWith('/rest/v1/') ? project : site;
    void (handlers[origin] ?? asked ?? (() => res.writeHead(421).end()))(req, res);
  };
  const [key, cert] = [readFileSync(tls.key), readFileSync(tls.cert)];
  const servers = [createServer(answer), createTlsServer({key, cert}, answer)];
  const [port, tlsPort] = await Promise.all(servers.map(listen));
  return {
    /** Both, for commands, without TLS. */
    url: `http://localhost:${port}`,
    /** What reached the project since `expecting`. */
    calls,
    /** Origins that were asked since `expecting`. */
    hosts,
    /** `page`: a status that the platform answers in the project's place, with a page without CORS. */
    platform,
    /** A browser with this flag finds every name of the internet here. */
    flag: `--host-resolver-rules=MAP * 127.0.0.1:${tlsPort}`,
    /** Forgets what was; what is given happens to calls from now on. */
    expecting(given: Partial<ReturnType<typeof usual>> = {}): void {
      way = {...usual(), ...given};
      calls.length = 0;
      hosts.clear();
    },
    close(): void {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
