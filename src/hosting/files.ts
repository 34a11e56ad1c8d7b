import {cloudflareHeaders, cloudflareRedirects} from './cloudflare';
import {netlifyHeaders, netlifyRedirects} from './netlify';
import {nginxConf} from './nginx';
import {REDIRECTS} from './oldAddresses';

/** Hosts that read their rules from files in the published folder. */
export const PUBLISHED = {
  netlify: {_headers: netlifyHeaders, _redirects: () => netlifyRedirects(REDIRECTS)},
  cloudflare: {_headers: cloudflareHeaders, _redirects: () => cloudflareRedirects(REDIRECTS)},
} as const;

export type PublishedHost = keyof typeof PUBLISHED;

/** The one generated file that no build writes: nginx reads it from a folder of its own. */
export const NGINX_CONF = 'deploy/nginx.conf';

/** What it is to say. */
export const nginxText = (): string => nginxConf(REDIRECTS);

/**
 * Whether the file that is there still says so: a sentence for whoever added a language or an old address,
 * or null where nothing is wrong.
 *
 * @param text of the file, null where there is none
 */
export const staleness = (text: string | null): string | null =>
  text === nginxText()
    ? null
    : `${NGINX_CONF} does not match the languages and addresses of the site: run "npm run hosts".`;
