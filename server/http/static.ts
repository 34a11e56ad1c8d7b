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

/** @param search the query string with its `?`, or empty: a redirect keeps it. */
export function answerFor(
  path: string,
  search: string,
  has: Has,
  redirects: ReadonlyMap<string, string> = REDIRECTS,
): Served {
  const redirect = (to: string): Served => ({kind: 'redirect', location: encodeURI(to) + search});

  const decoded = decode(path);
  if (decoded === null) return notFound('', has);
  // Segments and not the text: '//other.example/' must never become a redirect to another host.
  const segments = decoded.split('/').filter((segment) => segment !== '');
  if (segments.includes('..') || segments.includes('.')) return notFound('', has);
  const name = segments.join('/');

  const moved = redirects.get(`/${name}`);
  if (moved !== undefined) return redirect(moved);
  // A page by one of its other names: `/about.html`, `/about/index`.
  const page = name.replace(/(?:(?:^|\/)index)?(?:\.html)?$/, '');
  if (isNotFoundPage(page)) return notFound(name, has);
  const home = page === '' ? '' : `${page}/`;
  const found = [
    [name, name.endsWith('.html') ? '' : name],
    [page, `${page}.html`],
    [home, `${home}index.html`],
  ].find(([, file]) => has(file!));
  if (!found) return tidied(path, search, has, redirects) ?? notFound(name, has);
  const [address, file] = found as [string, string];
  // The app does not know the page of an address with an encoded slash.
  return decodeURI(path) === `/${address}`
    ? {kind: 'file', status: 200, file}
    : redirect(`/${address}`);
}

/** To the page that a mangled address was meant for; null where there is none. */
function tidied(
  path: string,
  search: string,
  has: Has,
  redirects: ReadonlyMap<string, string>,
): Served | null {
  const tidy = tidyAddress(path);
  if (!tidy) return null;
  const query = [tidy.search, search]
    .filter(Boolean)
    .join('&')
    .replace(/(?<!^)\?/, '');
  const answer = answerFor(tidy.path, query, has, redirects);
  if (answer.kind !== 'file') return answer.kind === 'redirect' ? answer : null;
  return answer.status === 200 ? {kind: 'redirect', location: tidy.path + query} : null;
}

function notFound(name: string, has: Has): Served {
  const page = [`${name.split('/')[0]}/404.html`, '404.html'].find(has);
  return page ? {kind: 'file', status: 404, file: page} : {kind: 'nothing'};
}

function decode(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return /[\0\\]/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
