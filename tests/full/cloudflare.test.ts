// The rules for Cloudflare Pages in its own local emulation, on the build in `build/`: the same
// answers as any other host, but for the differences that `deploy/README.md` lists.
import {type ChildProcess, spawn} from 'node:child_process';
import {cpSync, existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {sparePort} from '../support/sparePort';
import {childEnvironment} from '../../src/data/environment';
import {
  CACHE,
  DRAWING_POLICY,
  FOLDERS,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '../../src/hosting/addresses';
import {cloudflareRedirects, PUBLISHED} from '../../src/hosting/published';
import {casesOf, replyOf, SAMPLE_REDIRECTS} from '../support/addresses';
import {needBuild} from '../support/needed';
import {askOdd, ODD, REFUSED} from '../support/oddUrls';
import manifest from '../../.ci/wrangler/package.json';
import {untilAnswered} from '../support/faults';
import {testFolder} from '../support/folder';

const BUILD = path.resolve('build');
const WRANGLER = path.resolve('.ci/wrangler/node_modules/wrangler');

/** The host's default `cache-control` for pages, if no rule names the path. */
const ASKED_AGAIN = 'public, max-age=0, must-revalidate';

// Registered before the hook that removes the folder: hooks run in this order.
afterAll(async () => {
  if (wrangler?.pid && wrangler.exitCode === null) {
    const ended = new Promise((resolve) => wrangler!.once('exit', resolve));
    // Kills the process group, because the runtime is a separate process.
    process.kill(-wrangler.pid, 'SIGTERM');
    await ended;
  }
});
const {root: folder, at, write} = testFolder();
let wrangler: ChildProcess | undefined;

// Keeps wrangler off the network: usage figures off, and files in place of its downloads (its newest
// version, the visitor's place).
function offline(): Record<string, string> {
  const latest = manifest.dependencies.wrangler;
  write('update-check/wrangler-latest.json', JSON.stringify({latest, lastUpdate: Date.now()}));
  write('node_modules/.mf/cf.json', '{}');
  return {
    ...{HOME: folder, TMPDIR: folder, XDG_CONFIG_HOME: folder},
    ...{WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1', FORCE_COLOR: '0', CI: '1'},
  };
}

let port = 0;
let output = '';

const get = (url: string) => fetch(`http://127.0.0.1:${port}${url}`, {redirect: 'manual'});

beforeAll(async () => {
  if (!existsSync(WRANGLER)) {
    throw new Error('wrangler is missing: run "npm ci --prefix .ci/wrangler --ignore-scripts".');
  }
  needBuild();
  const root = at('build');
  cpSync(BUILD, root, {recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file)});
  write('build/_headers', PUBLISHED.cloudflare._headers);
  write('build/_redirects', cloudflareRedirects(SAMPLE_REDIRECTS));
  port = await sparePort();
  wrangler = spawn(
    process.execPath,
    [
      path.join(WRANGLER, 'bin/wrangler.js'),
      ...['pages', 'dev', root, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', String(await sparePort())],
      '--compatibility-date=2025-07-18',
    ],
    {cwd: folder, env: childEnvironment(offline()), detached: true},
  );
  for (const stream of [wrangler.stdout, wrangler.stderr]) {
    stream!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await untilAnswered(
    () => get('/'),
    () => output,
  );
}, 120_000);

it('takes every rule', () => {
  expect(output).toMatch(new RegExp(`Parsed ${SAMPLE_REDIRECTS.size * 2} valid redirect rules`));
  expect(output).toMatch(/Parsed \d+ valid header rules/);
  expect(output).not.toMatch(/invalid/i);
});

it('answers every request of the table', async () => {
  for (const {ask, reply} of casesOf('cloudflare')) {
    expect({ask, reply: await replyOf(await get(ask))}).toEqual({ask, reply});
  }
});

it('keeps hashed files for a year, asks for pages again, and sends the headers everywhere', async () => {
  const first = (name: string) => `/${name}/${readdirSync(path.join(BUILD, name))[0]}`;
  const cases: [string, string][] = [
    [first('assets/css'), CACHE.hashed],
    [first('assets/fonts'), CACHE.hashed],
    ['/img/flags/es.svg', CACHE.named],
    ['/ko/img/flags/es.svg', CACHE.named],
    ['/islands.js?0a1b2c3d', ASKED_AGAIN],
    ['/es/islands-search.js?of-another-build', ASKED_AGAIN],
    ['/', ASKED_AGAIN],
    ['/es/about', ASKED_AGAIN],
    ['/knowledge-center/rss.xml', ASKED_AGAIN],
    ['/no-such-page', 'no-store'],
    ['/assets/js/no-such-file.js', 'no-store'],
  ];
  for (const [url, cache] of cases) {
    const {headers} = await get(url);
    expect([url, headers.get('cache-control')]).toEqual([url, cache]);
    for (const [name, value] of Object.entries({...SECURITY_HEADERS, ...TRANSPORT_SECURITY})) {
      const own = name === 'Content-Security-Policy' && url.endsWith('.svg');
      const sent = own ? `${value}, ${DRAWING_POLICY}` : value;
      expect([url, name, headers.get(name)]).toEqual([url, name, sent]);
    }
  }
});

it('tells search engines to leave out the addresses of the 404 pages', async () => {
  for (const url of ['/404', ...FOLDERS.map((name) => `/${name}/404`)]) {
    expect([url, (await get(url)).headers.get('x-robots-tag')]).toEqual([url, 'noindex']);
  }
  expect((await get('/about')).headers.has('x-robots-tag')).toBe(false);
});

it('never leads out of the site', async () => {
  // URLs with a host are for proxies: the emulation might follow them.
  const urls = [...REFUSED, ...ODD].filter((url) => url.startsWith('/'));
  expect((await askOdd(port, urls)).problems).toEqual([]);
  console.log(`# Cloudflare: ${urls.length} odd addresses, none leads out of the site`);
});
