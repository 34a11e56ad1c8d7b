import {cloudflareHeaders, cloudflareRedirects} from './cloudflare';
import {netlifyHeaders, netlifyRedirects} from './netlify';
import {nginxConf} from './nginx';
import {nginxProxyConf} from './nginxProxy';
import {REDIRECTS} from './oldAddresses';

/** Hosts that read their rules from files in the published folder. */
export const PUBLISHED = {
  netlify: {_headers: netlifyHeaders, _redirects: () => netlifyRedirects(REDIRECTS)},
  cloudflare: {_headers: cloudflareHeaders, _redirects: () => cloudflareRedirects(REDIRECTS)},
} as const;

export type PublishedHost = keyof typeof PUBLISHED;

/** The generated files that no build writes: nginx reads them from a folder of its own. */
export const NGINX_FILES: Readonly<Record<string, () => string>> = {
  'deploy/nginx.conf': () => nginxConf(REDIRECTS),
  'deploy/nginx-proxy.conf': nginxProxyConf,
};

/**
 * Which of these files do not say what they should: a sentence for whoever added a language or an old
 * address, or null where nothing is wrong.
 *
 * @param textOf a file, null where there is none
 */
export function staleness(textOf: (file: string) => string | null): string | null {
  const stale = Object.entries(NGINX_FILES).flatMap(([file, made]) =>
    textOf(file) === made() ? [] : [file],
  );
  return stale.length === 0
    ? null
    : `${stale.join(' and ')} not as the languages and addresses of the site make it: run "npm run hosts".`;
}
