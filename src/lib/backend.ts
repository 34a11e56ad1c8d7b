import {EMBEDDED_IP_JSON, EMBEDDED_IP_TEXT, EMBEDDED_PUBLISHABLE_KEY} from '../data/api';
import {isOn, type Environment} from '../data/environment';

/** Returns `{"ip": "…"}`; used by the inspection form. */
const PUBLIC_IP_JSON = 'https://api.ipify.org?format=json';

/** Returns the client IP as plain text; used by the newsletter form. */
const PUBLIC_IP_TEXT = 'https://icanhazip.com';

/** The forms' endpoints, as served with the pages. Nothing here is a secret. */
export type Backend = {
  /** Empty: the site's own origin, which only the browser knows. */
  supabaseUrl: string;
  supabasePublishableKey: string;
  ipJsonUrl: string;
  ipTextUrl: string;
};

/**
 * The forms' part of the configuration: hosted Supabase and public lookup services where
 * `SUPABASE_URL` is set, else the API that the local server embeds (also with `EMBEDDED_API=1`).
 */
export function backend(environment: Environment): Backend {
  const url = isOn(environment.EMBEDDED_API) ? '' : (environment.SUPABASE_URL ?? '');
  if (url === '') {
    return {
      supabaseUrl: '',
      supabasePublishableKey: EMBEDDED_PUBLISHABLE_KEY,
      ipJsonUrl: EMBEDDED_IP_JSON,
      ipTextUrl: EMBEDDED_IP_TEXT,
    };
  }
  return {
    supabaseUrl: url,
    supabasePublishableKey: environment.SUPABASE_PUBLISHABLE_KEY ?? '',
    ipJsonUrl: environment.IP_JSON_URL ?? PUBLIC_IP_JSON,
    ipTextUrl: environment.IP_TEXT_URL ?? PUBLIC_IP_TEXT,
  };
}

/**
 * The foreign origins that the content security policy has to allow.
 *
 * @throws TypeError when an endpoint is neither of this site nor an absolute URL
 */
export function connectOrigins({supabaseUrl, ipJsonUrl, ipTextUrl}: Backend): string[] {
  const foreign = [supabaseUrl, ipJsonUrl, ipTextUrl].filter((url) => !/^(\/|$)/.test(url));
  return [...new Set(foreign.map((url) => new URL(url).origin))];
}
