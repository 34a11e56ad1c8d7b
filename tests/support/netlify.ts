/**
 * Netlify as its documentation describes it, on the rules that its own published parsers read: first
 * the rules with `!`, then the files (Pretty URLs on, the default), then the other rules in order,
 * then `/404.html`. Rules match with or without a slash at the end.
 * https://docs.netlify.com/routing/redirects/redirect-options/
 * https://github.com/slorber/trailing-slash-guide (its table of hosts, measured on the real one)
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

const matches = (rule: Rule, address: string): boolean =>
  rule.path.endsWith('/*')
    ? `${bare(address)}/`.startsWith(rule.path.slice(0, -1))
    : bare(rule.path) === bare(address);

/** The answer to a request, on a build that has these files. */
export function answer(ask: string, {redirects}: Rules, has: (file: string) => boolean): Reply {
  const {pathname, search} = new URL(ask, 'https://site.example');
  const byRule = (rules: Rule[]): Reply | null => {
    const rule = rules.find((each) => matches(each, pathname));
    if (!rule) return null;
    if (rule.status === 404) {
      const shown = rule.to.slice(1);
      return {
        status: 404,
        lang: isNotFoundPage(shown) && has(shown) ? languageOf(shown) : 'none',
      };
    }
    return {status: 301, to: rule.to + search};
  };
  const file = pathname.slice(1);
  const plain = bare(pathname).slice(1);
  const ofFiles = (): Reply | null => {
    if (pathname.endsWith('/') && has(`${file}index.html`)) return page(file);
    if (pathname.endsWith('/')) {
      return has(`${plain}.html`) ? {status: 301, to: bare(pathname) + search} : null;
    }
    if (has(file) || has(`${file}.html`)) return page(file);
    return has(`${file}/index.html`) ? {status: 301, to: `${pathname}/${search}`} : null;
  };
  return (
    byRule(redirects.filter(({force}) => force)) ??
    ofFiles() ??
    byRule(redirects.filter(({force}) => !force)) ?? {status: 404, lang: 'en'}
  );
}

const languageOf = (file: string): string => folderOf(file) || 'en';

const page = (file: string): Reply => ({status: 200, lang: languageOf(file)});

/** The headers of a path: one rule per header, or Netlify would add their values up. */
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
