import {cloudflareHeaders, cloudflareRedirects} from './cloudflare';
import {netlifyHeaders, netlifyRedirects} from './netlify';
import {REDIRECTS} from './oldAddresses';

/** Hosts that read their rules from files in the published folder. */
export const PUBLISHED = {
  netlify: {_headers: netlifyHeaders, _redirects: () => netlifyRedirects(REDIRECTS)},
  cloudflare: {_headers: cloudflareHeaders, _redirects: () => cloudflareRedirects(REDIRECTS)},
} as const;

export type PublishedHost = keyof typeof PUBLISHED;
