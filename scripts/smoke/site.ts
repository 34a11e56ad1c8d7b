import {isNear, readIp} from '../../server/http/clientIp';
import {EMBEDDED_IP_TEXT} from '../../src/data/api';
import {routes} from '../../src/data/routes';
import {CACHE, PREFIXES} from '../../src/hosting/addresses';
import {DEFAULT_LOCALE, LOCALES} from '../../src/language/locales';
import {inlineScripts} from '../../src/plugins/support/builtHtml';
import {sha256} from '../../src/plugins/support/signed';
import {ask} from './ask';

/** Every kind of page in every language, with the status that it must have. */
export const PAGES: {path: string; status: number}[] = LOCALES.flatMap(({code}) => {
  const prefix = code === DEFAULT_LOCALE ? '' : `/${code}`;
  return [
    ...Object.values(routes)
      .filter((route) => route !== routes.language || LOCALES.length > 1)
      .map((route) => ({path: `${prefix}${route}`, status: 200})),
    {path: `${prefix}/no-such-page`, status: 404},
  ];
});

export async function pageProblem(site: URL, path: string, status: number): Promise<string | null> {
  const answer = await ask(new URL(path, site));
  if (answer.status !== status)
    return `answered ${answer.status} instead of ${status}: deploy the whole build`;
  if (!/http-equiv="?content-security-policy/i.test(answer.text))
    return 'has no content security policy, so it is not from the build: deploy that';
  if (isRewritten(answer.text))
    return 'its scripts are not as they were built, and browsers refuse them: turn off what rewrites pages on their way (deploy/README.md, "What rewrites pages")';
  return null;
}

/** Whether an inline script is not in the page's policy, has got a type, or a link another address. */
const isRewritten = (html: string): boolean =>
  html.includes('/cdn-cgi/') ||
  inlineScripts(html).some(
    (script) =>
      !['', 'speculationrules'].includes(script.getAttribute('type') ?? '') ||
      !html.includes(sha256(script.rawText)),
  );

/** Asks for the headers that the home page lacks and that no page can set itself; null for none. */
export async function headersProblem(site: URL): Promise<string | null> {
  const {headers} = await ask(site);
  const canBeFramed =
    !/frame-ancestors 'none'/.test(headers.get('content-security-policy') ?? '') &&
    !/deny/i.test(headers.get('x-frame-options') ?? '');
  const missing = [
    canBeFramed && "Content-Security-Policy: frame-ancestors 'none'",
    headers.get('x-content-type-options') !== 'nosniff' && 'X-Content-Type-Options: nosniff',
  ].filter((one) => typeof one === 'string');
  return missing.length > 0 ? `send the header ${missing.join(' and ')}` : null;
}

/**
 * Checks the files that each language's form page names: those named by content are cached for a year, and the
 * form's script, which every release has at the same address, is not.
 */
export async function filesProblem(site: URL): Promise<string | null> {
  for (const prefix of PREFIXES) {
    const {text} = await ask(new URL(prefix + routes.contact, site));
    const files = new Set(
      text.match(/(?:\/\w+)?\/(?:assets\/\w+\/[\w.~-]+|islands)\.(?:js|css)\b/g),
    );
    if (files.size === 0) return `${prefix}${routes.contact} names none: deploy the whole build`;
    for (const file of files) {
      const {status, headers} = await ask(new URL(file, site));
      if (status !== 200) return `${file} answered ${status}: deploy the whole build`;
      if (file.endsWith('/islands.js')) {
        if (isImmutable(headers))
          return `send the header Cache-Control: ${CACHE.named} with ${file}`;
      } else if (!isImmutable(headers)) return `send the header Cache-Control: ${CACHE.hashed}`;
    }
  }
  return null;
}

/** Whether a missing file is cached for a year, too: it would stay missing after the next deployment. */
export async function missingKeptProblem(site: URL): Promise<string | null> {
  const {headers} = await ask(new URL('/assets/js/no-such-file.js', site));
  return isImmutable(headers) ? 'send no such header where a file is missing' : null;
}

const isImmutable = (headers: Headers): boolean =>
  /immutable/.test(headers.get('cache-control') ?? '');

/**
 * Checks which IP the site's own server sees: behind a proxy that it does not trust, it sees the proxy's
 * IP, and all visitors share one limit.
 */
export async function seenIpProblem(site: URL): Promise<string | null> {
  const seen = (await ask(new URL(EMBEDDED_IP_TEXT, site))).text.trim();
  const ip = readIp(seen);
  // Or by its name in a network of containers.
  const isLocal = /^(?:[^.:]+|127\.0\.0\.1|\[::1\])$/.test(site.hostname);
  return isLocal || (ip && !isNear(ip))
    ? null
    : `the server sees visitors as "${seen.slice(0, 45)}", which is no public IP: name the proxy in TRUSTED_PROXY, and in the proxy a CDN that is in front of it (deploy/README.md, "Behind a CDN")`;
}
