import {
  CACHE,
  DRAWING_POLICY,
  HASHED_FOLDER,
  PREFIXES,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from './addresses';

/** First line of the files that a build brings for its host. */
export const BY_BUILD = '# Made by the build from src/hosting/ and src/data/oldAddresses.json.';

export type Block = readonly [path: string, headers: Readonly<Record<string, string>>];

/**
 * A `_headers` file as Netlify and Cloudflare Pages read it. Both hosts merge all blocks that match, so
 * no header is in two blocks: pages and other files get the host's default `Cache-Control`, which is
 * `max-age=0, must-revalidate` on both. Drawings alone have two policies, and browsers obey both.
 */
export function headersFile(more: readonly Block[] = []): string {
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
