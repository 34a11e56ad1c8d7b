/**
 * Where the browser finds the API when the site is served by its own local server (`npm start`).
 * Shared by that server and the build's configuration. Nothing here is a secret: a publishable key
 * only says "anonymous visitor", and stands in every page that uses it.
 */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_palm_sentry_embedded';

/** Answers `{"ip": "…"}`, like https://api.ipify.org?format=json. */
export const EMBEDDED_IP_JSON = '/api/ip?format=json';

/** Answers the address as plain text, like https://icanhazip.com. */
export const EMBEDDED_IP_TEXT = '/api/ip';
