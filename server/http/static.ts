/**
 * How a URL maps to a file of the built site, as pure rules: what a static host must do with the
 * output of `docusaurus build` under `trailingSlash: false` (`/about` is `about.html`, a locale's
 * home is `es/index.html`), by the table of address rules in `src/hosting/`.
 */
import {isNotFoundPage} from '../../src/hosting/addresses';
import {REDIRECTS} from '../../src/hosting/oldAddresses';
import {tidyAddress} from '../../src/language/tidyAddress';

export type Served =
  | {kind: 'file'; status: 200 | 404; file: string}
  | {kind: 'redirect'; location: string}
  | {kind: 'nothing'};

/** Whether the build has a file at this path (no leading slash). */
type Has = (file: string) => boolean;

/** Far longer than any address of a page. */
const LONGEST_PATH = 2000;

/** @param search the query string with its `?`, or empty: a redirect keeps it. */
export function answerFor(
  path: string,
  search: string,
  has: Has,
  redirects: ReadonlyMap<string, string> = REDIRECTS,
): Served {
  const name = path.length > LONGEST_PATH ? null : nameOf(path);
  if (name === null) return notFound('', has);
  const published = publishedAt(path, search, has, redirects);
  const tidy = published ? null : tidyAddress(path);
  if (!tidy) return published ?? notFound(name, has);
  const query = [tidy.search, search]
    .filter(Boolean)
    .join('&')
    .replace(/(?<!^)\?/, '');
  const meant = publishedAt(tidy.path, query, has, redirects);
  if (meant?.kind === 'file') return {kind: 'redirect', location: tidy.path + query};
  return meant ?? notFound(name, has);
}

/** The page or file at a path, or at another of its names; null where there is none. */
function publishedAt(
  path: string,
  search: string,
  has: Has,
  redirects: ReadonlyMap<string, string>,
): Served | null {
  const redirect = (to: string): Served => ({kind: 'redirect', location: encodeURI(to) + search});
  const name = nameOf(path);
  if (name === null) return null;
  const moved = redirects.get(`/${name}`);
  if (moved !== undefined) return redirect(moved);
  // A page by one of its other names: `/about.html`, `/about/index`.
  const page = name.replace(/(?:(?:^|\/)index)?(?:\.html)?$/, '');
  if (isNotFoundPage(page)) return null;
  const home = page === '' ? '' : `${page}/`;
  const found = [
    [name, name.endsWith('.html') ? '' : name],
    [page, `${page}.html`],
    [home, `${home}index.html`],
  ].find(([, file]) => has(file!));
  if (!found) return null;
  const [address, file] = found as [string, string];
  // The app does not know the page of an address with an encoded slash.
  return decodeURI(path) === `/${address}`
    ? {kind: 'file', status: 200, file}
    : redirect(`/${address}`);
}

function notFound(name: string, has: Has): Served {
  const page = [`${name.split('/')[0]}/404.html`, '404.html'].find(has);
  return page ? {kind: 'file', status: 404, file: page} : {kind: 'nothing'};
}

/**
 * A path as the name of a file; null where it cannot be one. By segments and not as a text:
 * '//other.example/' must never become a redirect to another host.
 */
function nameOf(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const segments = decoded.split('/').filter((segment) => segment !== '');
  const isOdd = /[\0\\]/.test(decoded) || segments.includes('..') || segments.includes('.');
  return isOdd ? null : segments.join('/');
}
