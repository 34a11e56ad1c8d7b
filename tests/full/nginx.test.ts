// deploy/nginx.conf in a real nginx on the build in `build/`: URLs, statuses and headers as of the
// local server. First with old addresses, Brotli and TLS added, then unchanged.
import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {cpSync, existsSync, readdirSync, readFileSync} from 'node:fs';
import {request} from 'node:https';
import path from 'node:path';

import {sparePort} from '../support/sparePort';
import {DRAWING_POLICY} from '../../src/hosting/addresses';
import {nginxConf} from '../../scripts/site-build/hostRules';
import {casesOf, replyOf, SAMPLE_REDIRECTS} from '../support/addresses';
import {needBuild, needProgram} from '../support/needed';
import {askOdd, ODD, REFUSED} from '../support/oddUrls';
import {edited} from '../support/scratch';
import {certificate} from '../postgres/deno';
import {untilAnswered} from '../support/faults';
import {testFolder} from '../support/folder';
import {ciphersOf, STRONG} from '../support/tls';

const BUILD = path.resolve('build');
const BROTLI = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules']
  .map((folder) => `${folder}/ngx_http_brotli_static_module.so`)
  .find(existsSync);
/** Kinds of files that the build lacks today, and a real company's will have. */
const EXTRA = ['a.jpeg', 'a.jpg', 'a.avif', 'a.webp', 'a.gif', 'a.woff', 'a.woff2', 'A.PNG'];

const {root: folder, at, read, write} = testFolder();
let nginx: ChildProcess | undefined;
let site = '';
let port = 0;
let tlsPort = 0;
let plainConf = '';

const get = (url: string) => fetch(site + url, {redirect: 'manual'});

beforeAll(async () => {
  needProgram('nginx');
  if (!BROTLI) {
    throw new Error('Brotli is missing: run "apt-get install -y libnginx-mod-http-brotli-static".');
  }
  needBuild();
  // Leaves the build itself unchanged.
  const root = at('build');
  cpSync(BUILD, root, {recursive: true});
  for (const name of EXTRA) write(`build/${name}`, 'x');
  port = await sparePort();
  tlsPort = await sparePort();
  const {key, cert} = certificate(folder);
  const placed = (conf: string) =>
    edited(
      conf,
      ['listen 8080;', `listen 127.0.0.1:${port};`],
      ['root /srv/website/build;', `root ${root};`],
    );
  const own = readFileSync('deploy/nginx.conf', 'utf8');
  const asIs = placed(own);
  const withAll = edited(
    placed(nginxConf(own, SAMPLE_REDIRECTS)).replaceAll('#tls ', '').replaceAll('#brotli ', ''),
    ['listen 80;', `listen 127.0.0.1:${await sparePort()};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${tlsPort} ssl http2;`],
    ['/etc/ssl/website/fullchain.pem', cert],
    ['/etc/ssl/website/privkey.pem', key],
  );
  const main = (name: string, site: string, module: string): string => {
    write(`${name}/site.conf`, site);
    write(
      `${name}.conf`,
      `${module} user root; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
         events {}
         http { include /etc/nginx/mime.types; access_log off;
           client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
           uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; include ${folder}/${name}/site.conf; }`,
    );
    return at(`${name}.conf`);
  };
  plainConf = main('plain', asIs, '');
  const conf = main('whole', withAll, `load_module ${BROTLI};`);
  nginx = spawn('nginx', ['-p', folder, '-c', conf], {stdio: 'inherit'});
  site = `http://127.0.0.1:${port}`;
  await untilAnswered(
    () => get('/'),
    () => (existsSync(at('error.log')) ? read('error.log') : 'no log'),
  );
});

afterAll(async () => {
  if (!nginx) return;
  const ended = new Promise((resolve) => nginx!.once('exit', resolve));
  nginx.kill('SIGQUIT');
  await ended;
});

it.each([
  ['/about/?next=%5Cx', '/about?next=%5Cx'],
  ['/%65s/about/', '/%65s/about'],
  ['/knowledge-center/%E0%A4%9B%E0%A4%A4/', '/knowledge-center/%E0%A4%9B%E0%A4%A4'],
])('%s leads to %s', async (from, to) => {
  const response = await get(from);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

it('refuses what no honest link holds, and never leads out of the site', async () => {
  const {heads, problems, redirects} = await askOdd(port, [...REFUSED, ...ODD]);
  const accepted = heads
    .filter(({url, status}) => REFUSED.includes(url) && status !== 400)
    .map(({url, status}) => `${url}: ${status}`);
  expect({problems, accepted}).toEqual({problems: [], accepted: []});
  console.log(
    `# nginx: ${REFUSED.length} of ${REFUSED.length} attacks refused, ${ODD.length} odd addresses, ${redirects} redirects, all on the site`,
  );
});

it('keeps hashed files for a year, asks for pages again, and sends the headers everywhere', async () => {
  const year = 'public, max-age=31536000, immutable';
  const hour = 'public, max-age=3600, stale-while-revalidate=604800';
  const first = (folder: string) => `/${folder}/${readdirSync(path.join(BUILD, folder))[0]}`;
  const cases: [string, string][] = [
    [first('assets/css'), year],
    [first('assets/fonts'), year],
    ['/img/flags/es.svg', hour],
    ['/hi/img/flags/es.svg', hour],
    ['/favicon.ico', hour],
    ['/islands.js?0a1b2c3d', hour],
    ['/es/islands-search.js?of-another-build', hour],
    ...EXTRA.map((name): [string, string] => [`/${name}`, hour]),
    ['/knowledge-center/rss.xml', hour],
    ['/es/about', 'no-cache'],
    ['/no-such-page', 'no-cache'],
    ['/assets/js/no-such-file.js', 'no-cache'],
    ['/no-such-picture.png', 'no-cache'],
  ];
  for (const [url, cache] of cases) {
    const {headers} = await get(url);
    expect([url, headers.get('cache-control')]).toEqual([url, cache]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      url.endsWith('.svg') ? DRAWING_POLICY : "frame-ancestors 'none'",
    );
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  }
});

it('sends the compressed copies of the build, and answers nobody at their addresses', async () => {
  for (const url of ['/about', '/knowledge-center/rss.xml', '/img/scenes/hero-wide.svg']) {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, deflate', 'gzip'],
      ['identity', null],
    ] as const) {
      const {headers} = await fetch(site + url, {headers: {'accept-encoding': accepted}});
      expect([url, headers.get('content-encoding')]).toEqual([url, encoding]);
      expect([url, accepted, headers.get('vary')]).toEqual([url, accepted, 'Accept-Encoding']);
    }
  }
  for (const copy of ['/about.html.br', '/about.html.gz', '/es/index.html.br']) {
    expect([copy, (await get(copy)).status]).toEqual([copy, 404]);
  }
});

it('answers every request of the table', async () => {
  for (const {ask, reply} of casesOf('nginx')) {
    expect({ask, reply: await replyOf(await get(ask))}).toEqual({ask, reply});
  }
});

it('asks for TLS from then on where it has it', async () => {
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) =>
    request(
      {host: '127.0.0.1', port: tlsPort, path: '/es/about', rejectUnauthorized: false},
      (response) => {
        response.resume();
        resolve(response.headers);
      },
    )
      .on('error', reject)
      .end(),
  );
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

it('agrees to no weak cipher', async () => {
  expect(await ciphersOf(tlsPort)).toEqual([STRONG]);
});

it('needs neither Brotli nor a certificate as it is', () => {
  expect(() =>
    execFileSync('nginx', ['-t', '-p', folder, '-c', plainConf], {stdio: 'pipe'}),
  ).not.toThrow();
});
