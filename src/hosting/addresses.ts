/**
 * How any host must answer for the built site. The local server follows this file, a build for Netlify or
 * Cloudflare makes its rules from it, and `deploy/nginx.conf` says the same.
 *
 * - A page has no `.html` and no trailing slash: `/about` is `about.html`; `/about.html` and
 *   `/about/` redirect to `/about`. The home of a language is its folder: `/es` redirects to `/es/`.
 *   Double slashes and `index` redirect too; if a host serves a page there, the gate redirects.
 * - An unknown path gets the 404 page of its language with status 404, and so do the paths of the 404
 *   pages. So does an unknown article: a script of the page opens the list of articles. (A redirect of
 *   the host would hide every article on Cloudflare, which follows redirects even where there is a
 *   file, and would tell search engines that the article is the list.)
 * - Old addresses (`src/data/oldAddresses.json`) redirect permanently, with their query.
 */
import {DEFAULT_LOCALE, LOCALES} from '../language/locales';

/** The languages that have a folder, as the first part of a path. */
export const FOLDERS: readonly string[] = LOCALES.map(({code}): string => code).filter(
  (code) => code !== DEFAULT_LOCALE,
);

/** Every language's folder as a prefix of paths; the default language has none. */
export const PREFIXES: readonly string[] = ['', ...FOLDERS.map((folder) => `/${folder}`)];

/**
 * The folder, in every language, of files with a hash in their name (fonts, scripts, styles), which
 * never change under their address.
 */
export const HASHED_FOLDER = 'assets';

/**
 * `hashed` files never change. Pages and 404 responses are revalidated at every visit: a 404 cached for a
 * year outlives its cause. Other files change under the same name, so an hour; in the week after it, a browser
 * shows the one that it has and asks for the next visit.
 */
export const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  named: 'public, max-age=3600, stale-while-revalidate=604800',
  page: 'no-cache',
} as const;

/** Sent with every response. Pages contain their policy; only `frame-ancestors` has to be a header. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** The policy of a drawing (`.svg`): opened by its address it runs nothing, and loads nothing. */
export const DRAWING_POLICY = `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; ${SECURITY_HEADERS['Content-Security-Policy']}`;

/** Sent by hosts that serve every host name of the site over TLS. */
export const TRANSPORT_SECURITY = {'Strict-Transport-Security': 'max-age=31536000'} as const;

/** The language folder of a file's path (`es/about.html`), empty for the default language. */
export function folderOf(file: string): string {
  const first = file.split('/')[0]!;
  return FOLDERS.includes(first) ? first : '';
}

/** The path below its language folder. */
const withinLanguage = (file: string): string => {
  const folder = folderOf(file);
  return folder === '' ? file : file.slice(folder.length + 1);
};

/** Whether a path is that of a 404 page, which answers with status 404 too. */
export const isNotFoundPage = (file: string): boolean =>
  ['404', '404.html'].includes(withinLanguage(file));

/** `Cache-Control` of a file that exists, by its path in the build. */
export function cacheControl(file: string): string {
  const [folder, ...name] = withinLanguage(file).split('/');
  if (name.length > 0 && folder === HASHED_FOLDER) return CACHE.hashed;
  return file.endsWith('.html') ? CACHE.page : CACHE.named;
}
