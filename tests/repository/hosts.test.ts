/** The configurations for the hosts, and what the hosts make of them. */
import {readFileSync} from 'node:fs';

import {answerFor} from '../../server/http/static';
import {
  CACHE,
  FOLDERS,
  folderOf,
  PREFIXES,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '../../src/hosting/addresses';
import {NGINX_CONF, PUBLISHED, staleness} from '../../src/hosting/files';
import {netlifyHeaders, netlifyRedirects} from '../../src/hosting/netlify';
import {problemsOfSite} from '../../src/hosting/oldAddresses';
import {casesOf, type Reply, SAMPLE_REDIRECTS} from '../support/addresses';
import {answer, headersOf, parsed} from '../support/netlify';
import {ALL_PAGES} from '../support/pages';

/** Files of a build, as far as the requests of the table go. */
const BUILT = new Set(
  ['', ...FOLDERS.map((folder) => `${folder}/`)].flatMap((folder) => [
    `${folder}404.html`,
    ...ALL_PAGES.map((page) => `${folder}${page === '/' ? 'index' : page.slice(1)}.html`),
  ]),
);
const has = (file: string): boolean => BUILT.has(file);

test('deploy/nginx.conf is that of the table', () => {
  expect(staleness(readFileSync(NGINX_CONF, 'utf8'))).toBeNull();
});

test.each([
  ['no file', null],
  ['an older file', '# Made before'],
])('%s is answered with the command that makes it', (_, text) =>
  expect(staleness(text)).toContain('run "npm run hosts"'),
);

test('every old address leads to a page', () => {
  // src/data/oldAddresses.json
  expect(problemsOfSite(has)).toEqual([]);
});

test.each(casesOf('server'))('our own server: $ask', ({ask, reply}) => {
  const {pathname, search} = new URL(ask, 'https://site.example');
  const found = answerFor(pathname, search, {has, notFound: 'locale'}, SAMPLE_REDIRECTS);
  const given: Reply | null =
    found.kind === 'redirect'
      ? {status: 301, to: found.location}
      : found.kind === 'file'
        ? {status: found.status, lang: folderOf(found.file) || 'en'}
        : null;
  expect(given).toEqual(reply);
});

describe('Netlify', () => {
  const rules = parsed(netlifyHeaders(), netlifyRedirects(SAMPLE_REDIRECTS));

  it('reads every line', async () => {
    const {errors, redirects, headers} = await rules;
    expect(errors).toEqual([]);
    expect(redirects).toHaveLength(SAMPLE_REDIRECTS.size + PREFIXES.length + FOLDERS.length);
    expect(headers).toHaveLength(1 + 2 * PREFIXES.length);
  });

  it.each(casesOf('netlify'))('$ask', async ({ask, reply}) => {
    expect(answer(ask, await rules, has)).toEqual(reply);
  });

  it.each([
    ['/about', undefined],
    ['/es/', undefined],
    ['/assets/js/main.1a2b3c4d.js', CACHE.hashed],
    ['/ko/assets/fonts/bold.1a2b3c4d.woff2', CACHE.hashed],
    ['/img/why.svg', CACHE.named],
    ['/hi/img/flags/es.svg', CACHE.named],
  ])('keeps %s: %s', async (address, cache) => {
    const {'Cache-Control': control, ...others} = headersOf(address, await rules);
    expect(control).toBe(cache);
    expect(others).toEqual({...SECURITY_HEADERS, ...TRANSPORT_SECURITY});
  });
});

// https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
test('Cloudflare gets no more rules than it takes, and no wildcard that hides a page', () => {
  const headers = PUBLISHED.cloudflare._headers().split('\n');
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(2000);
  const redirects = PUBLISHED.cloudflare._redirects();
  expect(redirects.replace(/^#.*$/gm, '')).not.toMatch(/[*:]/);
});
