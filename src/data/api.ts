/**
 * URLs of the API when the site is served by its own local server (`npm start`). Shared by that
 * server and the build's configuration. Nothing here is a secret: a publishable key only says
 * "anonymous visitor", and every page that uses it contains it.
 */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_embedded';

/** Returns `{"ip": "…"}`, like https://api.ipify.org?format=json. */
export const EMBEDDED_IP_JSON = '/api/ip?format=json';

/** Returns the client IP as plain text, like https://icanhazip.com. */
export const EMBEDDED_IP_TEXT = '/api/ip';
