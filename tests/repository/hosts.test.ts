/** The generated host configurations, and what the hosts make of them. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';

import {answerFor} from '../../server/static';
import {
  CACHE,
  FOLDERS,
  folderOf,
  PREFIXES,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '../../src/hosting/addresses';
import {hostFiles, PUBLISHED} from '../../src/hosting/files';
import {netlifyHeaders, netlifyRedirects} from '../../src/hosting/netlify';
import {problemsOfSite} from '../../src/hosting/oldAddresses';
import {casesOf, DIFFERENCES, type Reply, SAMPLE_REDIRECTS} from '../support/addresses';
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

test('the files in deploy/ are those of the table', () => {
  const stale = Object.entries(hostFiles())
    .filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(([file]) => file);
  // Run "npm run hosts".
  expect(stale).toEqual([]);
});

test('no other generated file lies in deploy/', () => {
  const generated = readdirSync('deploy', {recursive: true, encoding: 'utf8'})
    .map((name) => `deploy/${name}`)
    .filter((file) => /\/_|\.conf$/.test(file));
  expect(generated.sort()).toEqual(Object.keys(hostFiles()).sort());
});

test('every old address leads to a page', () => {
  // src/data/oldAddresses.json
  expect(problemsOfSite(has)).toEqual([]);
});

test('deploy/README.md lists what the hosts do otherwise', () => {
  const text = readFileSync('deploy/README.md', 'utf8').replace(/\s+/g, ' ');
  expect(DIFFERENCES.filter((sentence) => !text.includes(sentence))).toEqual([]);
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
