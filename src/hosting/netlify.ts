import {FOLDERS, PREFIXES} from './addresses';
import {BY_BUILD, headersFile} from './headers';

export const netlifyHeaders = (): string => headersFile();

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
