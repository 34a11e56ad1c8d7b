/**
 * Netlify as its documentation describes it, on the rules that its own published parsers read. What the
 * documentation leaves open is as measured on the real one in
 * https://github.com/slorber/trailing-slash-guide (docs/Hosting-Providers.md, "Pretty Urls enabled").
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';

import {folderOf, isNotFoundPage} from '../../src/hosting/addresses';
import type {Reply} from './addresses';

type Rule = {path: string; to: string; status: number; force: boolean};
type Headers = {forRegExp: RegExp; values: Record<string, string>};

export type Rules = {redirects: Rule[]; headers: Headers[]; errors: unknown[]};

/** Both files as Netlify's own code reads them. */
export async function parsed(headersFile: string, redirectsFile: string): Promise<Rules> {
  const folder = mkdtempSync(path.join(tmpdir(), 'roofing-site-netlify-'));
  try {
    const [headersPath, redirectsPath] = ['_headers', '_redirects'].map((name) =>
      path.join(folder, name),
    ) as [string, string];
    writeFileSync(headersPath, headersFile);
    writeFileSync(redirectsPath, redirectsFile);
    const headers = await parseAllHeaders({
      headersFiles: [headersPath],
      configHeaders: [],
      minimal: false,
    });
    const redirects = await parseAllRedirects({
      redirectsFiles: [redirectsPath],
      configRedirects: [],
      minimal: false,
    });
    return {
      headers: headers.headers as unknown as Headers[],
      redirects: redirects.redirects as Rule[],
      errors: [...headers.errors, ...redirects.errors],
    };
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const bare = (address: string): string => address.replace(/(?<=.)\/$/, '');

/**
 * Whether a rule is for an address. Both may end in a slash:
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash. An asterisk
 * stands for the rest of the path: …/redirect-options/#splats.
 */
const matches = (rule: Rule, address: string): boolean =>
  rule.path.endsWith('/*')
    ? `${bare(address)}/`.startsWith(rule.path.slice(0, -1))
    : bare(rule.path) === bare(address);

/**
 * The first rule that matches, from top to bottom:
 * https://docs.netlify.com/manage/routing/redirects/overview/#rule-processing-order.
 */
const firstFor = (address: string, rules: Rule[]): Rule | undefined =>
  rules.find((rule) => matches(rule, address));

/**
 * What a rule answers. With 404 it shows its page at the address that was asked for
 * (…/redirect-options/#http-status-codes); a redirect takes the query along
 * (…/redirect-options/#query-parameters).
 */
function byRule({status, to}: Rule, search: string, has: (file: string) => boolean): Reply {
  if (status !== 404) return {status: 301, to: to + search};
  const shown = to.slice(1);
  return {status: 404, lang: isNotFoundPage(shown) && has(shown) ? languageOf(shown) : 'none'};
}

/**
 * What the files answer, with Pretty URLs as by default: a page that is a file has no slash, one that is
 * a folder has one. The documentation speaks of folders alone ("forwards `/about` to `/about/`",
 * …/redirect-options/#trailing-slash): for files, this is the measured table.
 */
function byFiles(pathname: string, search: string, has: (file: string) => boolean): Reply | null {
  const file = pathname.slice(1);
  const plain = bare(pathname).slice(1);
  if (pathname.endsWith('/')) {
    if (has(`${file}index.html`)) return page(file);
    return has(`${plain}.html`) ? {status: 301, to: bare(pathname) + search} : null;
  }
  if (has(file) || has(`${file}.html`)) return page(file);
  return has(`${file}/index.html`) ? {status: 301, to: `${pathname}/${search}`} : null;
}

/**
 * The answer to a request, on a build that has these files. A rule does not hide a file unless it is
 * forced (https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing); what nothing
 * answers gets `/404.html` (…/redirect-options/#custom-404-page-handling).
 */
export function answer(ask: string, {redirects}: Rules, has: (file: string) => boolean): Reply {
  const {pathname, search} = new URL(ask, 'https://site.example');
  const rule = firstFor(pathname, redirects);
  if (rule?.force) return byRule(rule, search, has);
  const found = byFiles(pathname, search, has);
  if (found) return found;
  return rule ? byRule(rule, search, has) : {status: 404, lang: 'en'};
}

const languageOf = (file: string): string => folderOf(file) || 'en';

const page = (file: string): Reply => ({status: 200, lang: languageOf(file)});

/**
 * The headers of a path. The documentation says that several rules may apply
 * (https://docs.netlify.com/manage/routing/headers/), Netlify's own development server merges them
 * (https://github.com/netlify/cli/blob/main/src/utils/headers.ts), and neither says which value wins: so
 * no header may stand in two rules for one path.
 */
export function headersOf(address: string, {headers}: Rules): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const {forRegExp, values} of headers) {
    if (!forRegExp.test(address)) continue;
    for (const [name, value] of Object.entries(values)) {
      if (name in sent) throw new Error(`Two rules set ${name} for ${address}.`);
      sent[name] = value;
    }
  }
  return sent;
}
