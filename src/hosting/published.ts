import {
  CACHE,
  DRAWING_POLICY,
  FOLDERS,
  HASHED_FOLDER,
  PREFIXES,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from './addresses';
import {REDIRECTS} from './oldAddresses';

/** First line of the files that a build brings for its host. */
const BY_BUILD = '# Made by the build from src/hosting/ and src/data/oldAddresses.json.';

type Block = readonly [path: string, headers: Readonly<Record<string, string>>];

/**
 * A `_headers` file as Netlify and Cloudflare Pages read it. Both hosts merge all blocks that match, so
 * no header is in two blocks: pages and other files get the host's default `Cache-Control`, which is
 * `max-age=0, must-revalidate` on both. Drawings alone have two policies, and browsers obey both.
 */
function headersFile(more: readonly Block[] = []): string {
  const blocks: Block[] = [
    ['/*', {...SECURITY_HEADERS, ...TRANSPORT_SECURITY}],
    ['/*.svg', {'Content-Security-Policy': DRAWING_POLICY}],
    ...Object.entries({[HASHED_FOLDER]: CACHE.hashed, img: CACHE.named}).flatMap(
      ([folder, cache]) =>
        PREFIXES.map((prefix): Block => [`${prefix}/${folder}/*`, {'Cache-Control': cache}]),
    ),
    ...more,
  ];
  const lines = blocks.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return [BY_BUILD, ...lines, ''].join('\n');
}

/**
 * `_redirects` for Netlify, which looks for a file first and for `/404.html` last; a rule with `!`
 * comes before the files. Netlify itself adds `.html` and removes a trailing slash.
 */
export function netlifyRedirects(redirects: ReadonlyMap<string, string>): string {
  return [
    BY_BUILD,
    ...[...redirects].map(([from, to]) => `${from} ${to} 301!`),
    '# The 404 pages have no addresses of their own.',
    ...PREFIXES.map((prefix) => `${prefix}/404 ${prefix}/404.html 404!`),
    '# What is unknown gets the 404 page of its language.',
    ...FOLDERS.map((folder) => `/${folder}/* /${folder}/404.html 404`),
    '',
  ].join('\n');
}

/**
 * `_redirects` for Cloudflare Pages, which follows each rule even where there is a file: so no rule has
 * a wildcard. Clean URLs and the nearest `404.html` need no rule.
 */
export const cloudflareRedirects = (redirects: ReadonlyMap<string, string>): string =>
  [
    BY_BUILD,
    ...[...redirects].flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    '',
  ].join('\n');

/**
 * Hosts that read their rules from files in the published folder. Cloudflare Pages has no rule that answers
 * 404: the URLs of the 404 pages answer 200 there, so they get `noindex`.
 */
export const PUBLISHED = {
  netlify: {_headers: headersFile(), _redirects: netlifyRedirects(REDIRECTS)},
  cloudflare: {
    _headers: headersFile(PREFIXES.map((prefix) => [`${prefix}/404`, {'X-Robots-Tag': 'noindex'}])),
    _redirects: cloudflareRedirects(REDIRECTS),
  },
} as const;

export type PublishedHost = keyof typeof PUBLISHED;
