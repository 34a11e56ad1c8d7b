/** TLS in front of the site's own server, as deploy/nginx-proxy.conf and deploy/Caddyfile set it up. */
import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {OutgoingHttpHeaders} from 'node:http';
import {Agent, request} from 'node:https';

import {sparePort} from '../support/sparePort';
import {EMBEDDED_IP_TEXT, EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {childEnvironment} from '../../src/data/environment';
import {TRANSPORT_SECURITY} from '../../src/hosting/addresses';
import {casesOf, replyOf, SAMPLE_REDIRECTS} from '../support/addresses';
import {certificate} from '../postgres/deno';
import {count, untilAnswered} from '../support/faults';
import {testFolder} from '../support/folder';
import {needBuild, needProgram} from '../support/needed';
import {submission} from '../support/requests';
import {edited} from '../support/scratch';
import {testServer} from '../support/servers';
import {ciphersOf, STRONG} from '../support/tls';

const CASES = casesOf('server').filter(
  ({ask}) => !SAMPLE_REDIRECTS.has(ask.split('?')[0]!.replace(/\/$/, '').replace(/\/+/g, '/')),
);
/** What a browser asks for with a page, at most. */
const FILES_OF_A_PAGE = 25;
const PHONES = 100;

/** The address of a CDN. */
const EDGE = '127.8.8.8';
/** What deploy/README.md says to write into a proxy that stands behind it. */
const recipeFor = (proxy: string): string =>
  new RegExp(`\`\`\`${proxy}\n([^\`]+)`)
    .exec(readFileSync('deploy/README.md', 'utf8'))![1]!
    .replace('RANGE', EDGE);

const {root: folder, at, write} = testFolder();
const server = testServer({TRUSTED_PROXY: `127.0.0.1,::1,${EDGE}`}, 'build');

beforeAll(() => {
  needBuild();
  for (const name of ['nginx', 'caddy']) needProgram(name);
});

/** nginx with a certificate of its own, on spare ports. */
async function nginx(tls: number, plain: number, cdn = ''): Promise<ChildProcess> {
  const {key, cert} = certificate(folder);
  const conf = edited(
    readFileSync('deploy/nginx-proxy.conf', 'utf8')
      .replace(/^ *listen \[::\].*$/gm, '')
      .replaceAll('www.example.com;', 'localhost;')
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${server.port}`)
      .replaceAll('/var/log/nginx', folder),
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${tls} ssl http2;`],
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', cert],
    ['/etc/letsencrypt/live/www.example.com/privkey.pem', key],
  );
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  write(
    'nginx.conf',
    `user root; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_rlimit_nofile 20000;
     events { worker_connections 8192; }
     http { access_log off; ${cdn} ${paths.map((name) => `${name}_temp_path ${folder};`).join(' ')} ${conf} }`,
  );
  return spawn('nginx', ['-p', folder, '-c', at('nginx.conf')], {stdio: 'inherit'});
}

/** Caddy with an authority of its own, on spare ports. */
async function caddy(tls: number, plain: number, cdn = ''): Promise<ChildProcess> {
  const options = `admin off\n\thttp_port ${plain}\n\thttps_port ${tls}`;
  write(
    'Caddyfile',
    readFileSync('deploy/Caddyfile', 'utf8')
      .replace('skip_install_trust', `$&\n\t${options}`)
      .replace('lb_try_duration', `${cdn}\n$&`),
  );
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', at('Caddyfile')], {
    stdio: 'ignore',
    env: childEnvironment({
      SITE_URL: 'https://localhost',
      CERTIFICATE: 'internal',
      UPSTREAM: `127.0.0.1:${server.port}`,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    }),
  });
}

describe.each([
  ['nginx', nginx],
  ['caddy', caddy],
])('%s', (name, start) => {
  let proxy: ChildProcess;
  let tls: number;
  let plain: number;
  const agent = new Agent({
    rejectUnauthorized: false,
    servername: 'localhost',
    keepAlive: true,
    // Of each phone, as a browser: more at once than the server's limit for all would close some.
    maxSockets: PHONES * 6,
  });

  /** A request through TLS; a POST where it has a body. */
  const ask = (
    url: string,
    headers: OutgoingHttpHeaders = {},
    body?: string,
    localAddress = '127.9.9.9',
  ): Promise<Response> =>
    new Promise((resolve, reject) => {
      const options = {host: '127.0.0.1', port: tls, path: url, agent, localAddress};
      const method = body === undefined ? 'GET' : 'POST';
      const all = {host: 'localhost', ...headers};
      const outgoing = request({...options, method, headers: all}, (incoming) => {
        let text = '';
        incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
        incoming.once('end', () => {
          const {location, 'strict-transport-security': strict} = incoming.headers;
          resolve(
            new Response(text, {
              status: incoming.statusCode!,
              headers: {...(location && {location}), ...(strict && {strict})},
            }),
          );
        });
      });
      outgoing.once('error', reject);
      outgoing.end(body);
    });
  const send = (body: string): Promise<Response> =>
    ask(
      '/rest/v1/rpc/submit_contact_rpc',
      {apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json'},
      body,
    );

  const startProxy = async (cdn?: string): Promise<void> => {
    [tls, plain] = [await sparePort(), await sparePort()];
    proxy = await start(tls, plain, cdn);
    await untilAnswered(() => ask('/').then(({ok}) => ok));
  };
  const stopProxy = async (): Promise<void> => {
    const ended = new Promise((resolve) => proxy.once('exit', resolve));
    proxy.kill('SIGTERM');
    await ended;
  };
  beforeAll(() => startProxy());
  afterAll(async () => {
    agent.destroy();
    await stopProxy();
  });

  it('passes every address on, and asks for TLS from then on', async () => {
    for (const {ask: url, reply} of CASES) {
      const response = await ask(url);
      const strict = response.headers.get('strict');
      expect({url, strict, reply: await replyOf(response)}).toEqual({
        url,
        strict: TRANSPORT_SECURITY['Strict-Transport-Security'],
        reply,
      });
    }
    const unsafe = await fetch(`http://localhost:${plain}/es/about?a=b`, {redirect: 'manual'});
    expect(unsafe.headers.get('location')).toMatch(
      /^https:\/\/localhost(?::\d+)?\/es\/about\?a=b$/,
    );
  });

  it('agrees to no weak cipher', async () => {
    expect(await ciphersOf(tls)).toEqual([STRONG]);
  });

  it('says whose request it is, whatever a visitor says', async () => {
    const response = await ask(EMBEDDED_IP_TEXT, {
      'x-forwarded-for': '203.0.113.7',
      forwarded: 'for=203.0.113.7',
    });
    expect(await response.text()).toBe('127.9.9.9');
  });

  it('takes a request, and nothing that is too large', async () => {
    const n = name.length * 1000;
    expect(await (await send(JSON.stringify(submission(n)))).text()).toContain('"success":true');
    const large = await send('x'.repeat(70_000)).then(
      ({status}) => status,
      () => 413,
    );
    expect(large).toBe(413);
  });

  it('refuses no visitor of a CDN, and knows each by the recipe', async () => {
    const through = (n: number) => ({
      apikey: EMBEDDED_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${n}`,
      'cf-connecting-ip': `203.0.113.${n}`,
    });
    const from = '127.7.7.7';
    for (let n = 1; n <= 14; n++) {
      const body = JSON.stringify(submission(name.length * 2000 + n));
      const reply = await ask('/rest/v1/rpc/submit_contact_rpc', through(n), body, from);
      expect(await reply.text()).toContain('"success":true');
    }
    expect(server.output().match(/"Behind a CDN"/g)).toHaveLength(1);
    expect(await (await ask(EMBEDDED_IP_TEXT, through(1), undefined, from)).text()).toBe('');

    await stopProxy();
    await startProxy(recipeFor(name));
    const seen = await ask(EMBEDDED_IP_TEXT, through(1), undefined, EDGE);
    expect(await seen.text()).toBe('203.0.113.1');
    // Whoever goes round the CDN cannot say so.
    const direct = await ask(EMBEDDED_IP_TEXT, through(1), undefined, from);
    expect(await direct.text()).not.toBe('203.0.113.1');
  });

  it('lets a shelter through', async () => {
    const pages = Array.from({length: PHONES * FILES_OF_A_PAGE}, () => ask('/robots.txt'));
    const forms = Array.from({length: PHONES}, () => send('{}'));
    const statuses = await Promise.all([...pages, ...forms].map(async (one) => (await one).status));
    count(`${name}: ${statuses.length} requests of one address at once, all let through`);
    expect([...new Set(statuses)]).toEqual([200]);
  });
});
