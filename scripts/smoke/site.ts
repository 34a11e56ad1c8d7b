import {routes} from '../../src/data/routes';
import {CACHE} from '../../src/hosting/addresses';
import {DEFAULT_LOCALE, LOCALES} from '../../src/language/locales';
import {ask} from './ask';

/** Every kind of page in every language, with the status that it must have. */
export const PAGES: {path: string; status: number}[] = LOCALES.flatMap(({code}) => {
  const prefix = code === DEFAULT_LOCALE ? '' : `/${code}`;
  return [
    ...Object.values(routes).map((route) => ({path: `${prefix}${route}`, status: 200})),
    {path: `${prefix}/no-such-page`, status: 404},
  ];
});

export async function pageProblem(site: URL, path: string, status: number): Promise<string | null> {
  const answer = await ask(new URL(path, site));
  if (answer.status !== status) return `answered ${answer.status} instead of ${status}`;
  if (!/http-equiv="?content-security-policy/i.test(answer.text))
    return 'has no content security policy';
  return null;
}

export async function framingProblem(site: URL): Promise<string | null> {
  const {headers} = await ask(site);
  const isClosed =
    /frame-ancestors 'none'/.test(String(headers['content-security-policy'])) ||
    /deny/i.test(String(headers['x-frame-options']));
  return isClosed ? null : "send the header Content-Security-Policy: frame-ancestors 'none'";
}

export async function contentTypeProblem(site: URL): Promise<string | null> {
  const {headers} = await ask(site);
  return headers['x-content-type-options'] === 'nosniff'
    ? null
    : 'send the header X-Content-Type-Options: nosniff';
}

/** Files whose names change with their content may be kept for a year. */
export async function keptProblem(site: URL): Promise<string | null> {
  const hashed = /\/assets\/js\/[\w.-]+\.js/.exec((await ask(site)).text)?.[0];
  return hashed && (await isKept(site, hashed))
    ? null
    : `send the header Cache-Control: ${CACHE.hashed}`;
}

/** A 404 that is kept for a year outlives its cause. */
export async function missingKeptProblem(site: URL): Promise<string | null> {
  return (await isKept(site, '/assets/js/no-such-file.js'))
    ? 'send no such header where a file is missing'
    : null;
}

const isKept = async (site: URL, path: string): Promise<boolean> =>
  /immutable/.test(String((await ask(new URL(path, site))).headers['cache-control']));
