/** The configurations for the hosts, as the hosts apply them. */
import {readFileSync} from 'node:fs';

import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';

import {NGINX_CONF, nginxConf} from '../../scripts/site-build/hostRules';
import {answerFor} from '../../server/http/static';
import {
  CACHE,
  DRAWING_POLICY,
  FOLDERS,
  folderOf,
  PREFIXES,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '../../src/hosting/addresses';
import {netlifyRedirects, PUBLISHED} from '../../src/hosting/published';
import {problemsOf} from '../../src/hosting/oldAddresses';
import {casesOf, type Reply, SAMPLE_REDIRECTS} from '../support/addresses';
import {ALL_PAGES} from '../support/pages';
import {testFolder} from '../support/folder';

/** The files of a build that the requests of the table need. */
const BUILT = new Set(
  ['', ...FOLDERS.map((folder) => `${folder}/`)].flatMap((folder) => [
    `${folder}404.html`,
    ...ALL_PAGES.map((page) => `${folder}${page === '/' ? 'index' : page.slice(1)}.html`),
  ]),
);
const has = (file: string): boolean => BUILT.has(file);

describe('nginx', () => {
  const conf = readFileSync(NGINX_CONF, 'utf8');

  it('has the languages and old addresses of the site', () => {
    expect(nginxConf(conf)).toBe(conf);
  });

  it('gets old addresses written in, and taken out again', () => {
    const written = nginxConf(conf, SAMPLE_REDIRECTS);
    for (const [from, to] of SAMPLE_REDIRECTS) {
      expect(written).toContain(`~^${from.replaceAll('.', '\\.')}/?$" "${to}";`);
    }
    expect(nginxConf(written)).toBe(conf);
  });

  it('sends the headers of the table', () => {
    const sent = [...conf.matchAll(/^ *(#tls )?add_header ([\w-]+) "?([^"]+?)"? always;$/gm)].map(
      ([, tls, name, value]) => [tls ? 'TLS' : '', name, value],
    );
    expect(sent).toEqual([
      ['', 'Cache-Control', '$site_cache'],
      ...Object.entries({...SECURITY_HEADERS, 'Content-Security-Policy': '$site_policy'}).map(
        (header) => ['', ...header],
      ),
      ...Object.entries(TRANSPORT_SECURITY).map((header) => ['TLS', ...header]),
    ]);
    const policies = /\$site_policy \{\n([^}]+)/.exec(conf)![1]!.match(/(?<=")[^"]+(?=";)/g);
    expect(policies).toEqual([DRAWING_POLICY, SECURITY_HEADERS['Content-Security-Policy']]);
    const proxy = readFileSync('deploy/nginx-proxy.conf', 'utf8');
    for (const [name, value] of Object.entries(TRANSPORT_SECURITY)) {
      expect(proxy).toContain(`add_header ${name} ${value} always;`);
    }
  });

  it('keeps files for as long as the table says', () => {
    const kept = /\$site_cache \{\n([^}]+)/.exec(conf)![1]!.match(/(?<=")[^"]+(?=";)/g);
    expect(kept).toEqual([CACHE.hashed, CACHE.page, CACHE.named, CACHE.page]);
  });
});

test('every old address leads to a page', () => {
  // src/data/oldAddresses.json
  expect(problemsOf(has)).toEqual([]);
});

test.each(casesOf('server'))('our own server: $ask', ({ask, reply}) => {
  const {pathname, search} = new URL(`https://site.example${ask}`);
  const found = answerFor(pathname, search, has, SAMPLE_REDIRECTS);
  const given: Reply | null =
    found.kind === 'redirect'
      ? {status: 301, to: found.location}
      : found.kind === 'file'
        ? {status: found.status, lang: folderOf(found.file) || 'en'}
        : null;
  expect(given).toEqual(reply);
});

const folder = testFolder();

/** A file as Netlify's own code reads it. */
function parsed<T>(name: string, text: string, parse: (file: string) => Promise<T>): Promise<T> {
  folder.write(name, text);
  return parse(folder.at(name));
}

describe('Netlify', () => {
  // The first rule that fits applies, before the files where it is forced:
  // https://docs.netlify.com/manage/routing/redirects/overview/#rule-processing-order.
  it('leads old addresses on, hides the 404 pages, and has one for each language', async () => {
    const {redirects, errors} = await parsed(
      '_redirects',
      netlifyRedirects(SAMPLE_REDIRECTS),
      (file) => parseAllRedirects({redirectsFiles: [file], configRedirects: [], minimal: false}),
    );
    expect(errors).toEqual([]);
    expect(redirects).toMatchObject([
      ...[...SAMPLE_REDIRECTS].map(([from, to]) => ({path: from, to, status: 301, force: true})),
      ...PREFIXES.map((prefix) => ({
        path: `${prefix}/404`,
        to: `${prefix}/404.html`,
        status: 404,
        force: true,
      })),
      ...FOLDERS.map((folder) => ({
        path: `/${folder}/*`,
        to: `/${folder}/404.html`,
        status: 404,
        force: false,
      })),
    ]);
  });

  const headers = parsed('_headers', PUBLISHED.netlify._headers, (file) =>
    parseAllHeaders({headersFiles: [file], configHeaders: [], minimal: false}),
  );

  it.each([
    ['/about', undefined],
    ['/es/', undefined],
    ['/assets/js/main.1a2b3c4d.js', CACHE.hashed],
    ['/ko/assets/fonts/bold.1a2b3c4d.woff2', CACHE.hashed],
    ['/islands.js', undefined],
    ['/es/islands-search.js', undefined],
    ['/img/why.svg', CACHE.named],
    ['/hi/img/flags/es.svg', CACHE.named],
  ])('keeps %s: %s', async (address, cache) => {
    const rules = (await headers).headers as unknown as {
      forRegExp: RegExp;
      values: Record<string, string>;
    }[];
    // Netlify does not document which of two values for a path wins, so no path may have two.
    const sent = rules
      .filter(({forRegExp}) => forRegExp.test(address))
      .flatMap(({values}) => Object.entries(values));
    const own = address.endsWith('.svg') ? [['Content-Security-Policy', DRAWING_POLICY]] : [];
    const ofAll = {...SECURITY_HEADERS, ...TRANSPORT_SECURITY};
    const kept = cache ? [['Cache-Control', cache]] : [];
    expect(sent.sort()).toEqual([...Object.entries(ofAll), ...kept, ...own].sort());
    expect((await headers).errors).toEqual([]);
  });
});

// https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
test('Cloudflare gets no more rules than it takes, and no wildcard that hides a page', () => {
  const headers = PUBLISHED.cloudflare._headers.split('\n');
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(2000);
  const redirects = PUBLISHED.cloudflare._redirects;
  expect(redirects.replace(/^#.*$/gm, '')).not.toMatch(/[*:]/);
});
