import {PREFIXES} from './addresses';
import {BY_BUILD, headersFile} from './headers';

/**
 * `_headers` for Cloudflare Pages, which has no rule that answers 404: the URLs of the 404 pages answer
 * 200, so they get `noindex`.
 */
export const cloudflareHeaders = (): string =>
  headersFile(PREFIXES.map((prefix) => [`${prefix}/404`, {'X-Robots-Tag': 'noindex'}]));

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
