import table from '../data/oldAddresses.json';
import {folderOf, FOLDERS} from './addresses';

/** Old address to new one, as staff write them. */
export type OldAddresses = Readonly<Record<string, string>>;

/** Cloudflare Pages takes 2,000 fixed redirects; each address needs two, with and without a slash. */
const MOST = 1000;

const ADDRESS = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)+$/;

/**
 * Every redirect of the table: the redirect of an English address also holds for its copy in each
 * language, unless the table names the copy.
 */
export function redirectsOf(addresses: OldAddresses): ReadonlyMap<string, string> {
  const all = new Map(Object.entries(addresses));
  for (const [from, to] of Object.entries(addresses)) {
    if (folderOf(from.slice(1)) !== '' || folderOf(to.slice(1)) !== '') continue;
    for (const folder of FOLDERS) {
      const copy = `/${folder}${from}`;
      if (!all.has(copy)) all.set(copy, `/${folder}${to}`);
    }
  }
  return all;
}

export const REDIRECTS = redirectsOf(table);

/** The file that answers at the address of a page. */
const pageAt = (address: string): string =>
  address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`;

/** What is wrong with a table of old addresses, a sentence each. */
export function problemsOf(
  has: (file: string) => boolean,
  addresses: OldAddresses = table,
): string[] {
  const problems: string[] = [];
  const redirects = redirectsOf(addresses);
  if (redirects.size > MOST) {
    problems.push(
      `${redirects.size} redirects (each address counts once for every language) are more than ${MOST}: Cloudflare would ignore the rest.`,
    );
  }
  for (const [from, to] of redirects) {
    const home = to === '/' || FOLDERS.some((folder) => to === `/${folder}/`);
    if (!ADDRESS.test(from)) {
      problems.push(
        `"${from}" is no old address: write a path such as "/old-page", of letters without accents, digits and . _ ~ -, without a slash at its end.`,
      );
    } else if (!home && !ADDRESS.test(to)) {
      problems.push(`"${from}" leads to "${to}", which is no address of a page such as "/about".`);
    } else if (redirects.has(to)) {
      problems.push(`"${from}" leads to "${to}", which is an old address itself: name a page.`);
    } else if (has(from.slice(1)) || has(pageAt(from)) || has(pageAt(`${from}/`))) {
      problems.push(`"${from}" is a page or file of the site: it would be hidden.`);
    } else if (!has(pageAt(to))) {
      problems.push(`"${from}" leads to "${to}", which does not exist.`);
    }
  }
  return problems;
}
