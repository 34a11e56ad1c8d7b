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

/** Every generated file with its text. */
export const hostFiles = (): Record<string, string> => ({
  'deploy/nginx.conf': nginxConf(REDIRECTS),
  ...Object.fromEntries(
    Object.entries(PUBLISHED).flatMap(([host, files]) =>
      Object.entries(files).map(([name, text]) => [`deploy/${host}/${name}`, text()]),
    ),
  ),
});
